'use client'

import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '@/components/ui/button/icon-button'
import { cn } from '@/lib/cn'
import type { InsertTarget } from '@/lib/documents/sections'
import { useEditStore } from '../../store/edit-store'
import { useSectionType } from '../../store/shown-values'
import { hasSections } from '../documents'
import { openSectionManager } from '../manager/open-section-manager'
import { EditScopeChooser } from '../masters/edit-scope'
import { useOverlayStore } from './overlay-store'
import { isSameRef, type SectionRef } from '../section-ref'
import { useSectionActions } from '../use-section-actions'
import { useSectionTitle } from '../use-section-title'
import { SectionToolbar } from './section-toolbar'
import { useActiveSection } from './use-active-section'
import { useFollow } from './use-follow'

/** The tools of one section, over it and not in it, so that the section keeps its layout. */
export function SectionOverlay() {
  useActiveSection()
  const active = useOverlayStore((state) => state.active)
  return active && createPortal(<ActiveSection key={`${active.key} ${active.section}`} active={active} />, document.body)
}

function ActiveSection({ active }: { active: SectionRef }) {
  const t = useTranslations('edit.structure')
  const titleOf = useSectionTitle()
  const actions = useSectionActions()
  const box = useRef<HTMLDivElement>(null)
  // Not the values: the tools do not render at every keystroke.
  const type = useSectionType(active.key, active.section)
  const isSelected = useEditStore(({ selection }) => isSameRef(selection, active))
  useFollow(active, box)
  if (type === undefined) return null
  const name = titleOf(type)
  const add = (place: InsertTarget) => void openSectionManager({ key: active.key, place }, actions)

  return (
    <div
      ref={box}
      role="region"
      aria-label={t('tools', { name })}
      data-edit-tool
      data-edit-overlay
      className="group pointer-events-none invisible fixed z-45 text-ink print:hidden"
    >
      {/* On a narrow screen a strip in the section would cover its first field for good; below, scrolling uncovers every field. */}
      <div className="pointer-events-none flex flex-col items-end gap-1 max-sm:fixed max-sm:inset-x-2 max-sm:bottom-(--tools-bottom) max-sm:items-center sm:absolute sm:top-2 sm:right-2 sm:max-w-[calc(100%-1rem)]">
        <SectionToolbar active={active} name={name} />
        <EditScopeChooser target={active} className="pointer-events-auto rounded border border-line bg-surface px-2.5 py-1 shadow-float" />
      </div>
      {hasSections(active.key) ? (
        <>
          <InsertButton
            edge="top"
            label={t('insertBefore', { name })}
            isShown={isSelected}
            onClick={() => add({ before: active.section })}
          />
          <InsertButton
            edge="bottom"
            label={t('insertAfter', { name })}
            isShown={isSelected}
            onClick={() => add({ after: active.section })}
          />
        </>
      ) : null}
    </div>
  )
}

type InsertButtonProps = { edge: 'top' | 'bottom'; label: string; isShown: boolean; onClick: () => void }

/** Stands on an edge of the section; shown at the selected one, near the pointer and with the focus. */
function InsertButton({ edge, label, isShown, onClick }: InsertButtonProps) {
  return (
    <div
      className={cn(
        'absolute inset-x-0 flex justify-center',
        edge === 'top'
          ? 'top-0 -translate-y-1/2 group-data-[cut~=top]:invisible'
          : 'bottom-0 translate-y-1/2 group-data-[cut~=bottom]:invisible',
      )}
    >
      <IconButton
        label={label}
        title={label}
        size="overlay"
        variant="solid"
        onClick={onClick}
        className={cn(
          'pointer-events-auto relative rounded-full transition-opacity hover:opacity-100 focus-visible:opacity-100',
          edge === 'top' ? 'group-data-[near=top]:opacity-100' : 'group-data-[near=bottom]:opacity-100',
          !isShown && 'opacity-0',
        )}
      >
        <Plus aria-hidden="true" />
      </IconButton>
    </div>
  )
}
