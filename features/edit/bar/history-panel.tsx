'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { editStore, useEditStore } from '../store/edit-store'
import { redo, undo } from '../store/undo'
import { useHistoryText } from '../store/use-history-text'

/** Every step since the page was opened, newest first; choosing one goes back to just after it. */
export function HistoryPanel() {
  const t = useTranslations('edit.history')
  const format = useFormatter()
  const textOf = useHistoryText()
  const past = useEditStore((state) => state.past)
  const future = useEditStore((state) => state.future)

  function goTo(index: number) {
    for (let steps = past.length - 1 - index; steps > 0; steps--) undo()
    for (let steps = index - past.length + 1; steps > 0; steps--) redo()
  }

  const entries = [...past, ...future]
  if (entries.length === 0)
    return (
      <div className="flex flex-col items-start gap-3 text-ink-soft">
        <p>{t('empty')}</p>
        <p>{t('older')}</p>
        <Button variant="secondary" size="sm" onClick={() => editStore.setState({ panel: 'versions' })}>
          {t('openVersions')}
        </Button>
      </div>
    )
  return (
    <ol className="flex flex-col-reverse gap-1">
      <li>
        <button type="button" onClick={() => goTo(-1)} aria-current={past.length === 0 ? 'step' : undefined} className={entryStyles}>
          {t('opened')}
        </button>
      </li>
      {entries.map((entry, index) => (
        <li key={entry.id}>
          <button
            type="button"
            onClick={() => goTo(index)}
            aria-current={index === past.length - 1 ? 'step' : undefined}
            className={index < past.length ? entryStyles : `${entryStyles} text-ink-faint`}
          >
            <span className="min-w-0 grow text-left">{textOf(entry.label)}</span>
            <time className="shrink-0 text-sm text-ink-faint">{format.dateTime(entry.at, { hour: '2-digit', minute: '2-digit' })}</time>
          </button>
        </li>
      ))}
    </ol>
  )
}

const entryStyles =
  'flex min-h-11 w-full items-center gap-3 rounded px-3 py-1.5 hover:bg-sunken aria-[current]:bg-action-soft aria-[current]:font-medium'
