'use client'

import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { select, useEditStore } from '../../store/edit-store'

type SectionPlaceholderProps = { documentKey: string; id: string; Icon: LucideIcon; children: ReactNode }

/** Stands for a section that visitors do not see here, so that it can be selected, moved and removed; absent in the view mode. */
export function SectionPlaceholder({ documentKey: key, id, Icon, children }: SectionPlaceholderProps) {
  const isEditing = useEditStore((state) => state.canvasMode === 'edit')
  const isSelected = useEditStore(({ selection }) => selection?.key === key && selection.section === id)
  if (!isEditing) return null
  return (
    <section
      data-edit-key={key}
      data-edit-section={id}
      data-edit-selected={isSelected || undefined}
      onPointerDown={() => select({ key, section: id, path: [] })}
      className="flex flex-wrap items-center justify-center gap-4 bg-sunken px-gutter py-10 text-ink-soft"
    >
      <Icon aria-hidden="true" className="size-8 shrink-0" />
      {children}
    </section>
  )
}
