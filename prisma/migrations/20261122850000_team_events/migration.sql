-- Events of teams, few beside all others: what they say of a person goes when the person does.
CREATE INDEX "events_team_idx" ON "events" ("subject") WHERE "type" LIKE 'team.%';
