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
export function commentProblem({ isOpen, stars, ratingRequired, textRequired }: CommentRules, { text, rating }: Written): Refusal | null {
  if (!isOpen) return 'COMMENTS_DISABLED'
  if (rating !== undefined && rating > stars) return 'COMMENT_RATING'
  const lacksText = text === '' && (textRequired || rating === undefined)
  const lacksRating = rating === undefined && ratingRequired
  return lacksText || lacksRating ? 'COMMENT_INCOMPLETE' : null
}
