import type { ErrorCode } from '@/lib/api/errors'

/** What the options say about one kind of thing. */
export type CommentRules = {
  isOpen: boolean
  /** How many stars a rating has; 0: none is given. */
  stars: number
  ratingRequired: boolean
  textRequired: boolean
  onePerUser: boolean
  isEditable: boolean
  /** Somebody of the shop reads it first. */
  isModerated: boolean
}

type Written = { text: string; rating?: number }

type Refusal = Extract<ErrorCode, 'COMMENTS_DISABLED' | 'COMMENT_INCOMPLETE' | 'COMMENT_RATING'>

/** Why this may not be written, or null. An empty one is never written, whatever the options say. */
export function commentProblem(
  { isOpen: open, stars, ratingRequired: ratingNeeded, textRequired: textNeeded }: CommentRules,
  { text, rating }: Written,
): Refusal | null {
  if (!open) return 'COMMENTS_DISABLED'
  if (rating !== undefined && rating > stars) return 'COMMENT_RATING'
  const lacksText = text === '' && (textNeeded || rating === undefined)
  const lacksRating = rating === undefined && ratingNeeded
  return lacksText || lacksRating ? 'COMMENT_INCOMPLETE' : null
}
