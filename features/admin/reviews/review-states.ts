import type { CommentState } from '@/lib/api/v1/cms/comment.schema'

/** In the order in which somebody of the shop asks for them. */
export const reviewStates = ['pending', 'approved', 'rejected'] as const satisfies CommentState[]
