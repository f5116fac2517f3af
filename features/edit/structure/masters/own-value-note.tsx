'use client'

import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { isOverridden } from '@/lib/documents/masters/master-edits'
import { useOwnValues } from '../../store/shown-values'
import type { SectionRef } from '../section-ref'
import { resetFieldToMaster } from './use-master-actions'

type OwnValueNoteProps = { at: SectionRef & { path: string[] } }

/** Marks a field that a section with a master has a value of its own for, which can be given back. */
export function OwnValueNote({ at }: OwnValueNoteProps) {
  const t = useTranslations('edit.masters')
  const own = useOwnValues(at.key, at.section)
  const plain = at.path.map((segment) => segment.replace(/^#/, ''))
  if (!own || !isOverridden(own, plain)) return null
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
      {t('own')}
      <Button variant="quiet" size="sm" onClick={() => resetFieldToMaster({ key: at.key, section: at.section, path: at.path })}>
        <RotateCcw aria-hidden="true" className="size-4" />
        {t('giveBack')}
      </Button>
    </p>
  )
}
