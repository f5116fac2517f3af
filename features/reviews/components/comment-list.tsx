import type { ReactNode } from 'react'
import { replayEarlyClicks } from '@/components/hydration/replay-early-clicks'
import { Button } from '@/components/ui/button/button'
import type { Comment } from '@/lib/api/v1/cms/comment.schema'
import type { useComments } from '@/features/reviews/use-comments'

type CommentListProps = {
  comments: ReturnType<typeof useComments>
  labels: Record<'failed' | 'retry' | 'more', string>
  /** Renders a comment as `<li>`. */
  children: (one: Comment) => ReactNode
}

/** The comments with their 'load more' and retry buttons. */
export function CommentList({ comments, labels, children }: CommentListProps) {
  const { records, isFailed, isFetching, hasMore, retry, more } = comments
  return (
    <>
      {records.length > 0 ? <ul className="flex w-full flex-col divide-y divide-line">{records.map(children)}</ul> : null}
      {isFailed ? (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p>{labels.failed}</p>
          <Button variant="secondary" busy={isFetching} onClick={() => void retry()}>
            {labels.retry}
          </Button>
        </div>
      ) : hasMore ? (
        <Button {...replayEarlyClicks} variant="secondary" busy={isFetching} onClick={more}>
          {labels.more}
        </Button>
      ) : null}
    </>
  )
}
