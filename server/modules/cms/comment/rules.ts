import type { ErrorCode } from '@/lib/api/errors'

/** The options that apply to one type of resource. */
export type CommentRules = {
  isOpen: boolean
  /** Maximum rating; 0: no rating. */
  stars: number
  ratingRequired: boolean
  textRequired: boolean
  onePerUser: boolean
  isEditable: boolean
  /** A moderator must approve it first. */
  isModerated: boolean
}

type Written = { text: string; rating?: number }

type Refusal = Extract<ErrorCode, 'COMMENTS_DISABLED' | 'COMMENT_INCOMPLETE' | 'COMMENT_RATING'>

/** Why a comment is refused, or null. An empty one always is (docs/rules/content.md#comment-content). */
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
