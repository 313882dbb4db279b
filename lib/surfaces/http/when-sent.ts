/** The same answer; `done` is called once, when its body has ended, broken off, or is wanted no more. */
export function whenSent(response: Response, done: () => void): Response {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done: isOver, value } = await reader.read();
          if (!isOver) return controller.enqueue(value);
          controller.close();
          done();
        } catch (error) {
          done();
          throw error;
        }
      },
      cancel(reason) {
        done();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, response);
}
