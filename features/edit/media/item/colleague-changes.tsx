'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Alert } from '@/components/ui/feedback/alert'
import { mediaFoldersQuery } from '../media-queries'
import { siteLanguagesQuery } from './alt-texts'
import type { ColleagueChange, ItemDraft } from './item-draft'

type ColleagueChangesProps = { changes: readonly ColleagueChange[]; onTake: (change: ColleagueChange) => void }

/** What colleagues have changed while this editor was typing, each with its new value (docs/rules/media.md#stale-item). */
export function ColleagueChanges({ changes, onTake }: ColleagueChangesProps) {
  const t = useTranslations('edit.media.colleagueChanges')
  const names = useTranslations('edit.media.item')
  const valueOf = useValueText()
  const { data: languages = [] } = useQuery(siteLanguagesQuery())
  if (changes.length === 0) return null
  function nameOf({ field, language }: ColleagueChange) {
    if (language === null || languages.length < 2) return names(fieldNames[field])
    return names('altIn', { language: languages.find(({ code }) => code === language)?.name ?? language })
  }

  return (
    <Alert tone="warning" role="alert" title={t('title')} className="mb-5">
      <ul className="flex flex-col divide-y divide-warning/25">
        {changes.map((change) => (
          <li key={`${change.field} ${change.language}`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
            <span className="min-w-0 grow basis-60 wrap-anywhere">
              <strong className="font-semibold">{nameOf(change)}:</strong> {valueOf(change)}{' '}
              <span className="text-ink-soft">{t(change.isKept ? 'kept' : 'taken')}</span>
            </span>
            {change.isKept ? (
              <Button variant="secondary" size="sm" aria-label={t('takeNamed', { name: nameOf(change) })} onClick={() => onTake(change)}>
                {t('take')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

const fieldNames = {
  title: 'title',
  description: 'description',
  alt: 'alt',
  decorative: 'decorativeName',
  folderId: 'folder',
  focal: 'focal',
  crop: 'crop',
  posterId: 'poster',
  tags: 'tags',
} as const satisfies Record<keyof ItemDraft, string>

function useValueText(): (change: ColleagueChange) => string {
  const t = useTranslations('edit.media.colleagueChanges')
  const noFolder = useTranslations('edit.media.item')('noFolder')
  const { data } = useQuery(mediaFoldersQuery)
  return ({ field, value }) => {
    if (field === 'folderId') return data?.folders.find(({ id }) => id === value)?.name ?? noFolder
    if (typeof value === 'string') return value === '' ? t('empty') : t('quoted', { value })
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    return t(value === null ? 'removed' : 'changed')
  }
}
