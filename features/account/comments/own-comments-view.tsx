'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useOwnComments } from './queries'
import { OwnCommentCard } from './own-comment-card'
import { PagedList } from '@/features/account/layout/paged-list'

export function OwnCommentsView() {
  return (
    <PagedList namespace="words" icon={<Icon name="message-square-text" />} query={useOwnComments()}>
      {(comments) => (
        <ul className="flex flex-col gap-4">
          {comments.map((comment) => (
            <OwnCommentCard key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}
