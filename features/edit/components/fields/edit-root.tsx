'use client'

import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { select, useEditStore } from '../../store/edit-store'
import { useFieldPlace } from '../../kit/field-place'
import { useSectionMarks } from '../../structure/use-section-marks'

type EditRootProps = { as?: 'section' | 'header' | 'footer' | 'aside' | 'div'; id?: string; className?: string; children: ReactNode }

/** The section's own element, without a wrapper: neighbours, grids and sticky parts keep their layout. */
export function EditRoot({ as: Element = 'section', id, className, children }: EditRootProps) {
  const { key, section } = useFieldPlace()
  const isSelected = useEditStore(({ selection }) => selection?.key === key && selection.section === section)
  const { anchor, hiding, badge, hiddenOn } = useSectionMarks({ key, section })
  return (
    <Element
      id={anchor || id || undefined}
      className={cn(className, hiding) || undefined}
      data-edit-hidden={hiddenOn}
      data-edit-badge={badge}
      data-edit-key={key}
      data-edit-section={section}
      data-edit-selected={isSelected || undefined}
      onPointerDown={() => select({ key, section, path: [] })}
    >
      {children}
    </Element>
  )
}
