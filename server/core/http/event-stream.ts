/** What a stream writes to. `id` is where a reader resumes, in `Last-Event-ID`. Neither throws, also after the end. */
export type EventSink<Event> = { send(event: Event, id?: string): void; end(): void }

/** Server-Sent Events of a row with `stream`. `open` begins to send and returns what to do at the end, however it comes. */
export type EventStream<Event> = { open(sink: EventSink<Event>): () => void }
