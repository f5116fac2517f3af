'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { isWholeList, nothingChosen, type Selection } from './selection'

type BulkBarProps = {
  selection: Selection
  /** The list's query without its page. */
  list: string
  /** How many rows the list finds on all its pages. */
  found: number
  /** How many rows a bulk change takes, and how many of a whole list where that is another number. */
  limit: number
  listLimit?: number
  onChange: (next: Selection) => void
  /** Buttons for what can be done with the chosen rows. */
  children: ReactNode
}

/** How many rows are chosen, and what can be done with them; it stays in view below the list. */
export function BulkBar({ selection, list, found, limit, listLimit = limit, onChange, children }: BulkBarProps) {
  const t = useTranslations('admin.table')
  const bar = useRef<HTMLDivElement>(null)
  const isWhole = isWholeList(selection, list)
  const count = isWhole ? Math.min(found, listLimit) : selection.ids.size
  const hasMore = !isWhole && found > selection.ids.size

  function change(next: Selection) {
    bar.current?.focus({ preventScroll: true })
    onChange(next)
  }

  return (
    <div
      ref={bar}
      role="region"
      data-bulk-bar={count > 0 ? '' : undefined}
      // It takes the focus of a button that is gone once it was pressed.
      tabIndex={-1}
      aria-label={t('bulk')}
      className={
        count > 0
          ? 'sticky bottom-0 z-20 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-line-strong bg-surface px-4 py-3 shadow-float max-sm:gap-x-2 max-sm:gap-y-1 max-sm:px-3 max-sm:py-2 max-sm:[&>button]:px-2'
          : 'sr-only'
      }
    >
      {/* It is there from the start, so that screen readers announce its changes. */}
      <output className="font-medium tabular-nums max-sm:w-full">{count > 0 ? t('count', { count }) : ''}</output>
      {count > 0 ? (
        <>
          {count > (isWhole ? listLimit : limit) ? <span className="text-danger">{t('tooMany', { limit })}</span> : children}
          {hasMore ? (
            <Button
              variant="quiet"
              size="sm"
              // On a phone it shares its row, in two lines.
              className="max-sm:min-w-0 max-sm:shrink max-sm:grow max-sm:basis-28 max-sm:leading-tight"
              onClick={() => change({ ...selection, wholeList: list })}
            >
              {t('chooseAll', { isAll: String(found <= listLimit), count: Math.min(found, listLimit), found })}
            </Button>
          ) : null}
          <Button variant="quiet" size="sm" className="max-sm:min-w-11" onClick={() => change(nothingChosen)}>
            <X aria-hidden="true" className="size-4 sm:hidden" />
            <span className="max-sm:sr-only">{t('chooseNone')}</span>
          </Button>
        </>
      ) : null}
    </div>
  )
}
