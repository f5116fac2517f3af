'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { LocationButton } from '../location-button'
import type { Problem } from './parse-problems'

/** What the server refuses to publish, each with its section or field. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const t = useTranslations('edit.publishing')
  return (
    <Alert tone="danger" role="alert" title={t('refused')}>
      <ul className="flex flex-col gap-2">
        {problems.map((problem) => (
          <li key={`${problem.key} ${problem.section} ${problem.path.join('/')} ${problem.code} ${problem.text ?? ''}`}>
            <LocationButton location={problem}>
              {t(`problems.${problem.code ?? 'unknown'}`)}
              {problem.text ? <span className="text-ink-soft"> „{problem.text}”</span> : null}
            </LocationButton>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
