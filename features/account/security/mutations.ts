import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sessionsQuery } from '@/features/auth/session/queries'
import { clearSession } from '@/features/auth/session/session'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { passwordApi } from '@/lib/api/v1/user/password'
import { deletionApi } from '@/lib/api/v1/user/web/deletion'
import { exportApi } from '@/lib/api/v1/user/web/export'
import { useRouter } from '@/lib/i18n/navigation'

/** Ends all other sessions. */
export function useResetPassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof passwordApi.reset>) => call(passwordApi.reset, input),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

export function useRequestExport() {
  return useMutation({ mutationFn: () => call(exportApi.request, {}) })
}

export function useOpenExport() {
  return useMutation({ mutationFn: (token: string) => call(exportApi.open, { token }) })
}

export function useRequestDeletion() {
  return useMutation({ mutationFn: (input: InputOf<typeof deletionApi.request>) => call(deletionApi.request, input) })
}

export function useConfirmDeletion() {
  return useMutation({ mutationFn: (token: string) => call(deletionApi.confirm, { token }) })
}

/** The server has revoked every session; this browser signs out and shows the shop. */
export function useFinishDeletion() {
  const router = useRouter()
  return () => {
    clearSession()
    router.push('/')
  }
}
