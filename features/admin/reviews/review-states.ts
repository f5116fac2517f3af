import type { CommentState } from '@/lib/api/v1/cms/comment.schema'

export const reviewStates = ['pending', 'approved', 'rejected'] as const satisfies CommentState[]
