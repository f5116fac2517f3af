'use client'

import type { PageRegion } from '@/features/sections/section-types/section-type-entries'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { IconButton } from '@/components/ui/button/icon-button'
import { ConfirmationModal } from '@/components/ui/overlay/confirmation-modal'
import { call } from '@/lib/api/client'
import { sharedSectionApi } from '@/lib/api/v1/cms/master'
import type { Master } from '@/lib/api/v1/cms/master.schema'
import { fold } from '@/lib/text/fold'
import { announce } from '../../announce'
import { isAllowedIn } from '../documents'
import { SectionIcon } from '../section-icon'
import { useSectionTitle } from '../use-section-title'
import { mastersQuery, useIsUnused, useMasterPages } from './master-queries'

/** The shared sections that can stand in a document and have all words of a search in their name or their type's. */
export function useFoundMasters(region: PageRegion, search: string): Master[] {
  const nameOf = useSectionTitle()
  const { data } = useQuery(mastersQuery)
  const words = fold(search).split(/\s+/).filter(Boolean)
  return (data?.records ?? []).filter(
    ({ title, section_type: type }) => isAllowedIn(type, region) && words.every((word) => fold(`${title} ${nameOf(type)}`).includes(word)),
  )
}

/** Shared sections to choose from, by their names. */
export function MasterCards({ found, onChoose }: { found: readonly Master[]; onChoose: (master: Master) => void }) {
  const t = useTranslations('edit.masters')
  const nameOf = useSectionTitle()
  if (found.length === 0) return null
  return (
    <section aria-label={t('group')} className="flex flex-col gap-3">
      <h3 className="font-sans text-sm font-semibold text-ink-soft">{t('group')}</h3>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {found.map((master) => (
          <MasterCard key={master.id} master={master} name={nameOf(master.section_type)} onChoose={() => onChoose(master)} />
        ))}
      </ul>
    </section>
  )
}

function MasterCard({ master: { id, title, section_type: type }, name, onChoose }: { master: Master; name: string; onChoose: () => void }) {
  const t = useTranslations('edit.masters')
  const pages = useMasterPages(id)
  const isUnused = useIsUnused(id)
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        onClick={onChoose}
        className="flex min-h-16 min-w-0 grow items-center gap-3 rounded border border-line bg-surface px-4 py-3 text-left outline-none hover:border-action hover:shadow-lift focus-visible:border-action focus-visible:shadow-glow"
      >
        <SectionIcon type={type} className="size-6 shrink-0 text-ink-soft" />
        <span className="min-w-0">
          <span className="block truncate font-medium">{title}</span>
          <span className="block text-sm text-ink-soft">
            {pages ? t('kindAndReach', { name, reach: t('reach', { count: pages.length }) }) : name}
          </span>
        </span>
      </button>
      {isUnused ? <DeleteMaster id={id} title={title} /> : null}
    </li>
  )
}

/** Only for a master that nothing refers to (docs/rules/editing.md#masters). */
function DeleteMaster({ id, title }: { id: number; title: string }) {
  const t = useTranslations('edit.masters')
  const common = useTranslations('edit')
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const label = t('delete.open', { title })

  async function remove() {
    await call(sharedSectionApi.delete, { id })
    announce(t('delete.done', { title }))
    await client.invalidateQueries({ queryKey: mastersQuery.queryKey })
  }

  return (
    <>
      <IconButton label={label} title={label} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      {isAsking ? (
        <ConfirmationModal
          title={t('delete.title')}
          text={t('delete.text', { title })}
          labels={{ confirm: t('delete.confirm'), cancel: t('cancel'), close: common('close') }}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}
