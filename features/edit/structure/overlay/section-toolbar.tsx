'use client'

import { ArrowDown, ArrowUp, Copy, Ellipsis, SlidersHorizontal } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { IconButton } from '@/components/ui/button/icon-button'
import { orderedSections } from '@/lib/documents/sections'
import { editStore, select, useEditStore } from '../../store/edit-store'
import { useMasterId } from '../../store/shown-values'
import { moveToolbarFocus } from '../../toolbar-keys'
import { hasSections, openDocumentOf } from '../documents'
import { MasterName } from '../masters/master-name'
import { useOverlayStore } from './overlay-store'
import { goToSection, type SectionRef } from '../section-ref'
import { useSectionActions } from '../use-section-actions'
import { LazySectionMenu } from './lazy-section-menu'

type SectionToolbarProps = { active: SectionRef; name: string }

/** One stop of the Tab key; the arrows up and down lead to the neighbours' toolbars. */
export function SectionToolbar({ active, name }: SectionToolbarProps) {
  const t = useTranslations('edit.structure')
  const actions = useSectionActions()
  const toolbar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState('settings')
  const edges = useEditStore(({ documents }) => edgesOf(documents[active.key]?.draft.document, active.section))
  const canArrange = hasSections(active.key)
  const master = useMasterId(active.key, active.section)
  useFocusRequest(toolbar)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    const isMenu = event.target instanceof Element && event.target.closest('[aria-haspopup]') !== null
    if (step === undefined || hasModifier || isMenu) return moveToolbarFocus(event)
    event.preventDefault()
    const next = neighbourOf(active, step)
    if (next) goToSection(next, { focus: true })
  }

  const item = (id: string) => ({
    tabIndex: id === current || (!canArrange && id === 'settings') ? 0 : -1,
    onFocus: () => setCurrent(id),
    size: 'sm' as const,
  })

  return (
    <div
      ref={toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label={name}
      onKeyDown={onKeyDown}
      onFocus={() => select({ ...active, path: [] })}
      className="pointer-events-auto flex max-w-full items-center rounded border border-line bg-surface p-0.5 shadow-float"
    >
      <span aria-hidden={master === null ? true : undefined} className="min-w-0 truncate px-2.5 text-sm font-medium">
        {master === null ? name : <MasterName id={master} />}
      </span>
      {canArrange ? (
        <>
          <IconButton
            {...item('up')}
            label={t('moveUp')}
            title={t('moveUp')}
            aria-keyshortcuts="Alt+ArrowUp"
            aria-disabled={edges.isFirst || undefined}
            onClick={() => actions.move(active, 'up')}
            className={offStyles}
          >
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton
            {...item('down')}
            label={t('moveDown')}
            title={t('moveDown')}
            aria-keyshortcuts="Alt+ArrowDown"
            aria-disabled={edges.isLast || undefined}
            onClick={() => actions.move(active, 'down')}
            className={offStyles}
          >
            <ArrowDown aria-hidden="true" />
          </IconButton>
          <IconButton
            {...item('duplicate')}
            label={t('duplicate')}
            title={t('duplicate')}
            aria-keyshortcuts="Control+D"
            onClick={() => actions.duplicate(active)}
          >
            <Copy aria-hidden="true" />
          </IconButton>
        </>
      ) : null}
      <IconButton {...item('settings')} label={t('settings')} title={t('settings')} onClick={() => openSettings(active)}>
        <SlidersHorizontal aria-hidden="true" />
      </IconButton>
      {canArrange ? (
        <LazySectionMenu
          active={active}
          name={name}
          trigger={
            <IconButton {...item('more')} label={t('more')} title={t('more')}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
        />
      ) : null}
    </div>
  )
}

// Not `disabled`, which would lose the focus at the end of the page.
const offStyles = 'aria-disabled:cursor-not-allowed aria-disabled:text-ink-faint'

function openSettings(ref: SectionRef) {
  select({ ...ref, path: [] })
  editStore.setState({ panel: 'inspector' })
}

/** Where a section stands; one object per answer, which the store compares. */
function edgesOf(document: Parameters<typeof orderedSections>[0] | undefined, id: string) {
  const ordered = document ? orderedSections(document) : []
  const isFirst = ordered[0]?.id === id
  const isLast = ordered.at(-1)?.id === id
  return edges[`${isFirst} ${isLast}`]
}

const edges = {
  'true true': { isFirst: true, isLast: true },
  'true false': { isFirst: true, isLast: false },
  'false true': { isFirst: false, isLast: true },
  'false false': { isFirst: false, isLast: false },
}

function neighbourOf({ key, section }: SectionRef, step: number): SectionRef | null {
  const document = openDocumentOf(key)
  const ordered = document ? orderedSections(document) : []
  const next = ordered[ordered.findIndex(({ id }) => id === section) + step]
  return next ? { key, section: next.id } : null
}

/** Takes the focus when somebody asks for this section's toolbar, also when it appears only now. */
function useFocusRequest(toolbar: RefObject<HTMLElement | null>) {
  const request = useOverlayStore((state) => state.focusRequest)
  useEffect(() => {
    if (request === answered) return
    answered = request
    toolbar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus({ preventScroll: true })
  }, [request, toolbar])
}

let answered = 0
