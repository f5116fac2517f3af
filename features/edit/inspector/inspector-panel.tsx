'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { settingsOf } from '@/lib/documents/section-settings'
import { orderedSections } from '@/lib/documents/sections'
import { select, useEditStore, type Selection } from '../store/edit-store'
import { useSection } from '../store/shown-values'
import { sectionOf } from '../store/section-of'
import { documentsInOrder, hasSections } from '../structure/documents'
import { SharedNotice } from '../structure/masters/shared-notice'
import { useSectionNames } from '../kit/use-field-name'
import { FieldEditors } from './field-editor'
import { LinkEditor } from './kinds/link-editor'
import { ShownSettings } from './shown-settings'

/** Every field of the selected section as a form; without a selection, the sections to choose from. */
export function InspectorPanel() {
  const selection = useEditStore((state) => state.selection)
  return selection ? <SectionForm key={`${selection.key} ${selection.section}`} selection={selection} /> : <SectionChoice />
}

function SectionForm({ selection: { key, section } }: { selection: Selection }) {
  const t = useTranslations('edit.inspector')
  const stored = useSection(key, section)
  const nameOf = useSectionNames()
  const definition = stored ? sectionOf(stored.type) : null
  if (!definition) return <SectionChoice />
  const { type, meta, options, links } = definition
  const at = { key, section, type, path: [] }
  return (
    <div className="flex flex-col gap-8">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="font-sans text-base font-semibold">{nameOf(type)}</h3>
        <button type="button" onClick={() => select(null)} className="min-h-9 text-sm text-action underline underline-offset-4">
          {t('others')}
        </button>
      </div>
      <SharedNotice target={at} />
      <Part title={t('content')} isShown={Object.keys(meta).length > 0}>
        <FieldEditors at={{ ...at, path: ['meta'] }} shape={meta} />
      </Part>
      <Part title={t('links')} isShown={links.length > 0}>
        {links.map((name) => (
          <LinkEditor key={name} at={{ ...at, path: ['linkMeta', name] }} />
        ))}
      </Part>
      <Part title={t('options')} isShown={Object.keys(options).length > 0}>
        <FieldEditors at={{ ...at, path: ['options'] }} shape={options} />
      </Part>
      <Part title={t('shown')} isShown={hasSections(key)}>
        <ShownSettings target={at} settings={settingsOf(stored)} />
      </Part>
    </div>
  )
}

function Part({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
  if (!isShown) return null
  return (
    <section className="flex flex-col gap-5">
      <h4 className="border-b border-line pb-2 font-sans text-sm font-semibold text-ink-soft">{title}</h4>
      {children}
    </section>
  )
}

/** Also reaches sections that cannot be clicked, such as the cookie notice once it is answered. */
function SectionChoice() {
  const t = useTranslations('edit.inspector')
  const nameOf = useSectionNames()
  const documents = useEditStore((state) => state.documents)
  const sections = documentsInOrder(documents).flatMap(({ key, document }) =>
    orderedSections(document).map(({ id, section }) => ({ key, id, type: section.type })),
  )
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-soft">{t('nothing')}</p>
      <ul className="-mx-3 flex flex-col">
        {sections.map(({ key, id, type }) => (
          <li key={`${key} ${id}`}>
            <button
              type="button"
              onClick={() => select({ key, section: id, path: [] })}
              className="flex min-h-11 w-full items-center rounded px-3 text-left hover:bg-sunken"
            >
              {nameOf(sectionOf(type)?.type ?? type)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
