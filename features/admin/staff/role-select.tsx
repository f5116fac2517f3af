'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { RadioCard } from '@/components/ui/control/radio-card'
import type { Role } from '@/lib/office/roles'

type RoleSelectProps = { roles: readonly Role[]; value: Role | null; onChange: (role: Role) => void }

/** The roles that the caller may give, each with what it is for. */
export function RoleSelect({ roles, value, onChange }: RoleSelectProps) {
  const t = useTranslations('admin.staff')
  const name = useId()
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-medium">{t('role.label')}</legend>
      {roles.map((role) => (
        <RadioCard
          key={role}
          name={name}
          value={role}
          checked={role === value}
          onChange={() => onChange(role)}
          title={t(`roles.${role}.name`)}
          description={t(`roles.${role}.text`)}
        />
      ))}
    </fieldset>
  )
}
