'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Alert } from '@/components/ui/feedback/alert'
import { useOfficeUser } from '@/features/auth/session/office-user'
import type { OfficeRun } from '@/lib/api/v1/admin/run.schema'
import { toastError } from '@/lib/browser/toast/toast'
import { useRouter } from '@/lib/i18n/navigation'
import { useRunAction } from './run-queries'
import { runSubject } from './run-subject'

/** Cancels, resumes or undoes a run, for those who may change its rows. */
export function RunActions({ run: { id, kind, state, isStalled, canUndo, undoneBy } }: { run: OfficeRun }) {
  const t = useTranslations('admin.runs')
  const router = useRouter()
  const { data: user } = useOfficeUser()
  const { mutateAsync: act, isPending, variables } = useRunAction()
  const group = useRef<HTMLDivElement>(null)
  const actOnce = useSubmitOnce(async (action: 'cancel' | 'resume' | 'undo') => {
    try {
      const { id: shownId } = await act({ id, action })
      // The pressed button gives way to another one.
      group.current?.focus()
      if (shownId !== id) router.push({ pathname: '/admin/runs/[id]', params: { id: shownId } })
    } catch (error) {
      toastError(error)
    }
  })
  if (!user?.scopes.includes(runSubject(kind))) return null
  const offered = [
    ...(state === 'running' ? (['cancel'] as const) : []),
    ...((state === 'cancelled' && undoneBy === null) || isStalled ? (['resume'] as const) : []),
    ...(canUndo ? (['undo'] as const) : []),
  ]
  return (
    <>
      {isStalled ? <Alert role="status" tone="warning" title={t('stalled')} /> : null}
      <div ref={group} role="group" aria-label={t('actions.label')} tabIndex={-1} className="flex flex-wrap gap-3">
        {offered.map((action) => (
          <Button key={action} variant="secondary" busy={isPending && variables.action === action} onClick={() => void actOnce(action)}>
            {t(`actions.${action}`)}
          </Button>
        ))}
      </div>
    </>
  )
}
