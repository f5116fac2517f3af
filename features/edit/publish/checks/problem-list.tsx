'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { PlaceButton } from '../place-button'
import type { Problem } from './parse-problems'

/** What the server refuses to publish, each with its place. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const t = useTranslations('edit.publishing')
  return (
    <Alert tone="danger" role="alert" title={t('refused')}>
      <ul className="flex flex-col gap-2">
        {problems.map((problem) => (
          <li key={`${problem.key} ${problem.section} ${problem.path.join('/')} ${problem.code} ${problem.text ?? ''}`}>
            <PlaceButton place={problem}>
              {t(`problems.${problem.code ?? 'unknown'}`)}
              {problem.text ? <span className="text-ink-soft"> „{problem.text}”</span> : null}
            </PlaceButton>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
