'use client'

import { ChevronDown, ChevronRight, Clock, EyeOff, GripVertical, Monitor, Smartphone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { cn } from '@/lib/cn'
import { SectionIcon } from '../section-icon'
import { isSameRef } from '../section-ref'
import { useSettingsTexts } from '../settings/use-settings-texts'
import type { OutlineRow, SectionRow } from './outline-rows'
import type { OutlineDrag } from './use-outline-drag'

type OutlineItemProps = {
  row: OutlineRow
  label: string
  isCurrent: boolean
  isSelected: boolean
  drag: OutlineDrag
  onFocus: (row: OutlineRow) => void
  onOpen: (key: string, isOpen: boolean) => void
}

/** Rows stand side by side, their level in an attribute: so the name of a row is its own text only. */
export function OutlineItem({ row, label, isCurrent, isSelected, drag, onFocus, onOpen }: OutlineItemProps) {
  const section = row.level === 2 ? row : null
  const line = section && drag.line?.key === section.key ? drag.line.gap : null
  return (
    <li
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.total}
      aria-expanded={row.level === 1 ? row.isOpen : undefined}
      aria-selected={isSelected}
      tabIndex={isCurrent ? 0 : -1}
      data-outline-row={row.id}
      data-outline-key={row.key}
      data-outline-section={section?.section}
      onFocus={(event) => {
        if (event.target !== event.currentTarget) return
        event.stopPropagation()
        onFocus(row)
      }}
      className="relative rounded outline-none [&:focus-visible>[data-row]]:shadow-glow"
    >
      {section && line === section.position - 1 ? <DropLine edge="top" /> : null}
      <div
        data-row
        className={cn(
          'flex min-h-11 items-center gap-2 rounded py-1 pr-2 select-none hover:bg-sunken',
          row.level === 1 ? 'pl-1 font-medium' : 'pl-2',
          isSelected && 'bg-action-soft',
          section && isSameRef(drag.dragged, section) && 'opacity-45',
        )}
      >
        {row.level === 1 ? <OpenButton row={row} onOpen={onOpen} /> : <Grip row={row} drag={drag} />}
        {section ? <SectionIcon type={section.type} className="size-4.5 shrink-0 text-ink-soft" /> : null}
        <span className="flex min-w-0 grow flex-col leading-tight">
          <span className="truncate">{section?.text || label}</span>
          {section?.text ? <span className="truncate text-sm text-ink-soft">{label}</span> : null}
          {section ? <Marks row={section} /> : null}
        </span>
      </div>
      {section && section.position === section.total && line === section.total ? <DropLine edge="bottom" /> : null}
    </li>
  )
}

function DropLine({ edge }: { edge: 'top' | 'bottom' }) {
  return (
    <div
      aria-hidden="true"
      className={cn(
        'pointer-events-none absolute inset-x-1 z-10 h-1 rounded-full bg-accent-strong',
        edge === 'top' ? '-top-0.5' : '-bottom-0.5',
      )}
    />
  )
}

/** Only for pointers: the arrow keys left and right do the same. */
function OpenButton({ row, onOpen }: { row: Extract<OutlineRow, { level: 1 }>; onOpen: OutlineItemProps['onOpen'] }) {
  const Icon = row.isOpen ? ChevronDown : ChevronRight
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 cursor-pointer place-items-center text-ink-soft"
      onClick={() => onOpen(row.key, !row.isOpen)}
    >
      <Icon className="size-4.5" />
    </span>
  )
}

function Grip({ row, drag }: { row: SectionRow; drag: OutlineDrag }) {
  if (!row.canArrange) return <span className="w-7 shrink-0" />
  return (
    <span
      aria-hidden="true"
      onPointerDown={(event) => drag.start(event, { key: row.key, section: row.section })}
      className="grid h-11 w-7 shrink-0 cursor-grab touch-none place-items-center text-ink-faint active:cursor-grabbing"
    >
      <GripVertical className="size-4.5" />
    </span>
  )
}

/** What is special about where and when a section is shown, as icons and for screen readers in words. */
function Marks({ row: { settings } }: { row: SectionRow }) {
  const t = useTranslations('edit.structure.outline')
  const texts = useSettingsTexts()(settings)
  const { hide, when } = settings
  if (texts.length === 0) return null
  const Hidden = hide.mobile && hide.desktop ? EyeOff : hide.mobile ? Monitor : Smartphone
  return (
    <span className="flex items-center gap-1.5 text-sm text-accent-ink">
      {hide.mobile || hide.desktop ? <Hidden aria-hidden="true" className="size-3.5 shrink-0" /> : null}
      {when.from !== null || when.to !== null ? <Clock aria-hidden="true" className="size-3.5 shrink-0" /> : null}
      <span className="sr-only">{t('note')}</span>
      <span className="truncate">{texts.join(' · ')}</span>
    </span>
  )
}
