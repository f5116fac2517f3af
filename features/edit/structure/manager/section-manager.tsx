'use client'

import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Input } from '@/components/ui/control/input'
import { Dialog } from '@/components/ui/overlay/dialog'
import type { PageRegion } from '@/features/sections/section-types/section-type-entries'
import { MasterCards, useFoundMasters } from '../masters/master-cards'
import { useSearchWords } from '../../kit/use-field-name'
import { useSectionTitle } from '../use-section-title'
import { addableSections, findSections, groupSections, type AddableSection } from './addable-sections'
import { moveGridFocus } from './grid-keys'
import { SectionCard } from './section-card'

/** What is added: a section with the contents of its example, or one that refers to a master. */
export type ChosenSection = { type: string; example: AddableSection['example'] } | { type: string; master: number }

type SectionManagerProps = { region: PageRegion; onClose: (chosen: ChosenSection | null) => void }

/** All sections that can be added, as they look: searched by words, chosen by pointer or by arrow keys and Enter. */
export function SectionManager({ region, onClose }: SectionManagerProps) {
  const t = useTranslations('edit.structure.manager')
  const common = useTranslations('edit')
  const groupName = useTranslations('edit.groups')
  const nameOf = useSectionTitle()
  const wordsOf = useSearchWords()
  const [search, setSearch] = useState('')
  const searchId = useId()
  const searchField = useRef<HTMLInputElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const found = findSections(addableSections(region), search, { nameOf, wordsOf, groupOf: (group) => groupName(group) })
  const masters = useFoundMasters(region, search)
  const count = found.length + masters.length
  const [first] = found

  function onSearchKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && first) {
      event.preventDefault()
      onClose(first)
    } else if (event.key === 'ArrowDown') {
      event.preventDefault()
      grid.current?.querySelector('button')?.focus()
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose(null)}
      initialFocus={searchField}
      size="lg"
      title={t('title')}
      closeLabel={common('close')}
      className="sm:h-[min(44rem,calc(100dvh-2rem))]"
    >
      <div className="flex flex-col gap-6">
        <label htmlFor={searchId} className="sr-only">
          {t('search')}
        </label>
        <Input
          id={searchId}
          ref={searchField}
          type="search"
          value={search}
          placeholder={t('search')}
          start={<Search aria-hidden="true" />}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={onSearchKey}
        />
        <p aria-live="polite" className={count === 0 ? 'text-ink-soft' : 'sr-only'}>
          {t('found', { count })}
        </p>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the buttons inside */}
        <div ref={grid} onKeyDown={moveGridFocus} className="flex flex-col gap-8">
          <MasterCards found={masters} onChoose={({ id, section_type: type }) => onClose({ type, master: id })} />
          {groupSections(found).map(({ group, entries }) => (
            <section key={group} className="flex flex-col gap-3">
              <h3 className="font-sans text-sm font-semibold text-ink-soft">{groupName(group)}</h3>
              <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
                {entries.map((one) => (
                  <SectionCard key={one.type} entry={one} name={nameOf(one.type)} onChoose={() => onClose(one)} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  )
}
