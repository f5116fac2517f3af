'use client'

import { Eye, Pencil } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { cn } from '@/lib/cn'
import { editStore, useEditStore } from '../store/edit-store'

const modes = [
  { mode: 'edit', Icon: Pencil },
  { mode: 'view', Icon: Eye },
] as const

/** Editing, or using the page as a visitor does. */
export function ModeSwitch() {
  const t = useTranslations('edit.modes')
  const current = useEditStore((state) => state.canvasMode)
  return (
    <div role="group" aria-label={t('label')} className="flex rounded bg-inverse-raised p-1">
      {modes.map(({ mode, Icon }) => (
        <button
          key={mode}
          type="button"
          aria-pressed={current === mode}
          onClick={() => editStore.setState({ canvasMode: mode, selection: null })}
          className={cn(
            'flex min-h-9 items-center gap-2 rounded px-3 text-sm font-medium',
            current === mode ? 'bg-inverse-ink text-inverse' : 'text-inverse-ink-soft hover:text-inverse-ink',
          )}
        >
          <Icon aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">{t(mode)}</span>
        </button>
      ))}
    </div>
  )
}
