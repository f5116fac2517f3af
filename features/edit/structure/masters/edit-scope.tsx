'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Chip } from '@/components/ui/button/chip'
import { cn } from '@/lib/cn'
import { masterOf } from '@/lib/documents/masters/masters'
import { announce } from '../../announce'
import { useEditStore } from '../../store/edit-store'
import { useOwnValues } from '../../store/shown-values'
import type { SectionRef } from '../section-ref'
import { useMasterActions } from './use-master-actions'
import { useMasterTexts } from './use-master-texts'

type EditScopeProps = { target: SectionRef; className?: string }

/** Where edits of a section with a master go; asks after the first one (docs/rules/editing.md#shared-edits). Nothing for other sections. */
export function EditScopeChooser({ target, className }: EditScopeProps) {
  const t = useTranslations('edit.masters')
  const own = useOwnValues(target.key, target.section)
  const { reach } = useMasterTexts(own ? masterOf(own) : null)
  const { chooseScope } = useMasterActions()
  const reference = `${target.key} ${target.section}`
  const scope = useEditStore(({ sharedEdits }) => sharedEdits[reference]?.scope ?? null)
  const isAsked = useEditStore(({ sharedEdits }) => (sharedEdits[reference]?.changedPaths.length ?? 0) > 0)

  useEffect(() => {
    if (isAsked) announce(t('question'))
  }, [isAsked, t])

  if (!own) return null
  return (
    <div
      role="group"
      aria-label={t('scope')}
      className={cn('flex max-w-full flex-wrap items-center gap-2 text-sm', className, isAsked && 'rounded bg-accent-soft p-2 text-ink')}
    >
      <span>{isAsked ? t('question') : t('scope')}</span>
      <Chip selected={scope === 'here'} onClick={() => chooseScope(target, 'here')}>
        {t('here')}
      </Chip>
      <Chip selected={scope === 'everywhere'} onClick={() => chooseScope(target, 'everywhere')}>
        {reach === '' ? t('everywhere') : t('everywhereWithReach', { reach })}
      </Chip>
    </div>
  )
}
