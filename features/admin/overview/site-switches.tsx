'use client'

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/display/card'
import { useOfficeUser } from '@/features/auth/session/office-user'
import { Switch } from '@/components/ui/control/switch'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { officeOptionApi } from '@/lib/api/v1/cms/option/office'
import { toastError } from '@/lib/browser/toast/toast'
import { mayCall } from '@/lib/office/may-call'

const switchesQuery = queryOptions({
  queryKey: queryKey(officeOptionApi.switches, {}),
  queryFn: ({ signal }) => call(officeOptionApi.switches, {}, { signal }),
  retry: false,
})

/** The switches that hide the whole site from visitors (docs/rules/platform.md#maintenance-mode). Nothing without the scope `settings`. */
export function SiteSwitches() {
  const t = useTranslations('admin.switches')
  const client = useQueryClient()
  const { data: user } = useOfficeUser()
  const { data } = useQuery({ ...switchesQuery, enabled: user !== undefined && mayCall(user.scopes, officeOptionApi.switches) })
  const change = useMutation({
    mutationFn: (changed: InputOf<typeof officeOptionApi.update>) => call(officeOptionApi.update, changed),
    onSuccess: (now) => client.setQueryData(switchesQuery.queryKey, now),
    onError: toastError,
  })
  if (!data) return null
  return (
    <Card as="section" aria-labelledby="switches-title" className="mt-6">
      <h2 id="switches-title" className="pb-2 text-xl">
        {t('title')}
      </h2>
      {(['MaintenanceMode', 'ComingSoon'] as const).map((name) => (
        <Switch
          key={name}
          checked={data[name]}
          disabled={change.isPending}
          description={t(`${name}.text`)}
          onChange={(event) => change.mutate({ [name]: event.target.checked })}
        >
          {t(`${name}.title`)}
        </Switch>
      ))}
    </Card>
  )
}
