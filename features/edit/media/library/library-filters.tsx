'use client'

import { useQuery } from '@tanstack/react-query'
import { Search, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Chip } from '@/components/ui/button/chip'
import { Input } from '@/components/ui/control/input'
import { Select } from '@/components/ui/control/select'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import { mediaTagsQuery } from '../media-queries'
import type { LibraryView } from './library-view'

type LibraryFiltersProps = {
  view: LibraryView
  /** What may be chosen. */
  kinds: readonly MediaItem['kind'][]
  onChange: (change: Partial<LibraryView>) => void
}

const sorts = ['newest', 'oldest', 'title', 'largest'] as const
const searchPauseMs = 250

export function LibraryFilters({ view, kinds, onChange }: LibraryFiltersProps) {
  const t = useTranslations('edit.media')
  const { data } = useQuery(mediaTagsQuery)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function searchSoon(search: string) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onChange({ search }), searchPauseMs)
  }

  return (
    <div role="search" aria-label={t('filters')} className="flex flex-wrap items-center gap-2">
      <Input
        type="search"
        controlSize="sm"
        aria-label={t('search')}
        placeholder={t('search')}
        start={<Search aria-hidden="true" />}
        defaultValue={view.search}
        maxLength={100}
        onChange={({ currentTarget }) => searchSoon(currentTarget.value)}
        className="min-w-48 grow basis-56"
      />
      <Select
        controlSize="sm"
        aria-label={t('sort')}
        value={view.sort}
        onChange={({ currentTarget }) => onChange({ sort: sorts.find((one) => one === currentTarget.value) })}
        className="max-sm:grow"
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sorts.${sort}`)}
          </option>
        ))}
      </Select>
      {data && data.tags.length > 0 ? (
        <Select
          controlSize="sm"
          aria-label={t('tag')}
          value={view.tag}
          onChange={({ currentTarget }) => onChange({ tag: currentTarget.value })}
          className="max-sm:grow"
        >
          <option value="">{t('allTags')}</option>
          {data.tags.map(({ tag, items }) => (
            <option key={tag} value={tag}>
              {t('tagCount', { tag, items })}
            </option>
          ))}
        </Select>
      ) : null}
      <div className="flex flex-wrap gap-1.5">
        {kinds.length > 1
          ? kinds.map((kind) => (
              <Chip key={kind} selected={view.kind === kind} onClick={() => onChange({ kind: view.kind === kind ? null : kind })}>
                {t(`kinds.${kind}`)}
              </Chip>
            ))
          : null}
        <Chip selected={view.trash} onClick={() => onChange({ trash: !view.trash })}>
          <Trash2 aria-hidden="true" className="size-4" />
          {t('trash')}
        </Chip>
      </div>
    </div>
  )
}
