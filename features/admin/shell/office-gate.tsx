'use client'

import { useTranslations } from 'next-intl'
import { useEffect, type ReactNode } from 'react'
import { Spinner } from '@/components/ui/feedback/spinner'
import { staffMarker } from '@/features/staff/staff-marker'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { saveReturnPath } from '@/features/auth/session/return-path'
import type { OfficeUser } from '@/lib/api/entities/user.schema'
import { ApiError } from '@/lib/api/errors'
import { useRouter } from '@/lib/i18n/navigation'
import { useOfficeUser } from '@/features/auth/session/office-user'
import { OfficeLoadError } from './office-load-error'

/** Redirects everybody else to the office sign-in page. The server guards the data (docs/rules/forms.md#office-gate). */
export function OfficeGate({ children }: { children: (user: OfficeUser) => ReactNode }) {
  const t = useTranslations('admin')
  const router = useRouter()
  const status = useAuthStore((state) => state.status)
  const { data: user, error, isFetching, refetch } = useOfficeUser()
  const isRefused = status === 'signedOut' || (error instanceof ApiError && error.status === 403)

  useEffect(() => {
    if (!isRefused) return
    saveReturnPath()
    router.replace('/admin/login')
  }, [isRefused, router])

  // The site then shows the staff bar (docs/rules/editing.md#staff-marker).
  useEffect(() => {
    if (user && !isRefused) staffMarker.set(true)
  }, [user, isRefused])

  if (user && !isRefused) return children(user)
  if (error && !isRefused) return <OfficeLoadError isRetrying={isFetching} onRetry={() => void refetch()} />
  return (
    <div className="grid min-h-dvh place-items-center text-action">
      <Spinner label={t('loading')} />
    </div>
  )
}
