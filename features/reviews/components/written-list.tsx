import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { Comment } from '@/lib/api/v1/cms/comment.schema'
import type { useWritten } from '../use-written'

type WrittenListProps = {
  written: ReturnType<typeof useWritten>
  words: Record<'failed' | 'retry' | 'more', string>
  /** One of them, as `<li>`. */
  children: (one: Comment) => ReactNode
}

/** What was written, the way to more of it, and what to do when it did not come. */
export function WrittenList({ written, words, children }: WrittenListProps) {
  const { records, isFailed, isFetching, hasMore, retry, more } = written
  return (
    <>
      {records.length > 0 ? <ul className="flex w-full flex-col divide-y divide-line">{records.map(children)}</ul> : null}
      {isFailed ? (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p>{words.failed}</p>
          <Button variant="secondary" busy={isFetching} onClick={() => void retry()}>
            {words.retry}
          </Button>
        </div>
      ) : hasMore ? (
        <Button variant="secondary" busy={isFetching} onClick={more}>
          {words.more}
        </Button>
      ) : null}
    </>
  )
}
