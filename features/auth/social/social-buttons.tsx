'use client'

import { useMutation } from '@tanstack/react-query'
import { Button } from '@/components/ui/button/button'
import { call } from '@/lib/api/client'
import { socialApi } from '@/lib/api/v1/user/social'
import { toastError } from '@/lib/browser/toast/toast'
import { saveReturnPath } from '@/features/auth/session/return-path'

type SocialButtonsProps = {
  providers: readonly { id: string; label: string }[]
  /** Shown between the form and the buttons. */
  separator: string
}

/** One button per sign-in service. The browser leaves for the service and returns to /social-login. */
export function SocialButtons({ providers, separator }: SocialButtonsProps) {
  const { mutate, isPending, isSuccess, variables } = useMutation({
    mutationFn: (provider: string) => call(socialApi.redirectLogin, { provider }, { anonymous: true }),
    onSuccess({ url }) {
      saveReturnPath()
      window.location.assign(url)
    },
    onError: toastError,
  })
  const isLeaving = isPending || isSuccess
  return (
    <div className="mt-6 flex flex-col gap-3">
      <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {separator}
      </p>
      {providers.map(({ id, label }) => (
        <Button key={id} variant="secondary" size="lg" wide busy={isLeaving && variables === id} onClick={() => mutate(id)}>
          {label}
        </Button>
      ))}
    </div>
  )
}
