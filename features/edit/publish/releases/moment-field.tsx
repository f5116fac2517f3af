'use client'

import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import type { MomentProblem } from './moment-problem'

type MomentFieldProps = { id: string; value: string; problem: MomentProblem | null; onChange: (local: string) => void }

/** When a release is published: the wall clock in Zagreb, to the minute. */
export function MomentField({ id, value, problem, onChange }: MomentFieldProps) {
  const t = useTranslations('edit.releases')
  return (
    <Field id={id} label={t('moment')} error={problem === null ? undefined : t(`momentProblems.${problem}`)}>
      {(control) => (
        <Input {...control} type="datetime-local" value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      )}
    </Field>
  )
}
