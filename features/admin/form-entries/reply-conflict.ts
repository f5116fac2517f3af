/** A reply that the writer has not seen: the newest, and how many there are with it. `by` is '' for a deleted user. */
export type UnseenReply = { replies: number; at: string; by: string; text: string }

/** What the server says about a colleague's reply (STALE_VERSION); null for another error of that code. */
export function readReplyConflict({ replies, at, by, text }: Record<string, unknown>): UnseenReply | null {
  if (typeof replies !== 'number' || typeof at !== 'string' || typeof text !== 'string') return null
  return { replies, at, by: typeof by === 'string' ? by : '', text }
}

/** The newest reply beyond those that were seen, as the server refused with it or as the entry has it by now. */
export function unseenReply(
  seen: number,
  replies: readonly Omit<UnseenReply, 'replies'>[],
  refused: UnseenReply | null,
): UnseenReply | null {
  const last = replies.at(-1)
  const shown = last && { replies: replies.length, at: last.at, by: last.by, text: last.text }
  const newest = refused && (!shown || refused.replies > shown.replies) ? refused : shown
  return newest && newest.replies > seen ? newest : null
}
