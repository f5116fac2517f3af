'use client'

import { Unlink } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { select, useEditStore } from '../../edit-store'

/** A section whose shared section is gone or belongs to another language: visitors do not see it. */
export function MissingMaster({ documentKey: key, id }: { documentKey: string; id: string }) {
  const t = useTranslations('edit.masters')
  const isEditing = useEditStore((state) => state.mode === 'edit')
  const isSelected = useEditStore(({ selection }) => selection?.key === key && selection.section === id)
  if (!isEditing) return null
  return (
    <section
      data-edit-key={key}
      data-edit-section={id}
      data-edit-selected={isSelected || undefined}
      onPointerDown={() => select({ key, section: id, path: [] })}
      className="flex items-center justify-center gap-4 bg-sunken px-gutter py-10 text-ink-soft"
    >
      <Unlink aria-hidden="true" className="size-8 shrink-0" />
      <p>{t('missing')}</p>
    </section>
  )
}
