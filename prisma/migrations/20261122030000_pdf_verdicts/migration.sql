-- CreateTable
CREATE TABLE "pdf_verdicts" (
    "sha256" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "code" TEXT,
    "message" TEXT,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pdf_verdicts_pkey" PRIMARY KEY ("sha256")
);

-- CreateIndex
CREATE INDEX "pdf_verdicts_until_idx" ON "pdf_verdicts"("until");
