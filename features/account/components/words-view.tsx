'use client'

import { MessageSquareText } from 'lucide-react'
import { useOwnWords } from '../queries'
import { OwnWords } from './own-words'
import { PagedList } from './paged-list'

/** Reviews and comments of one's own, wherever they stand. */
export function WordsView() {
  return (
    <PagedList of="words" icon={<MessageSquareText aria-hidden="true" />} query={useOwnWords()}>
      {(words) => (
        <ul className="flex flex-col gap-4">
          {words.map((one) => (
            <OwnWords key={one.id} words={one} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}
