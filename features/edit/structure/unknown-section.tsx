'use client'

import { PackageOpen } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { select, useEditStore } from '../edit-store'

type UnknownSectionProps = { documentKey: string; id: string; type: string }

/** A section of a newer version of the program: visitors do not see it, and nothing of it is lost. */
export function UnknownSection({ documentKey: key, id, type }: UnknownSectionProps) {
  const t = useTranslations('edit.structure')
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
      <PackageOpen aria-hidden="true" className="size-8 shrink-0" />
      <div>
        <p className="font-medium text-ink">{t('unknown')}</p>
        <p className="text-sm">{t('unknownText', { type })}</p>
      </div>
    </section>
  )
}
