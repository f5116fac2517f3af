'use client'

import { Smartphone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { BarButton } from './bar-button'
import { editStore, useEditStore } from '../store/edit-store'

/** Switches to the page as phones show it, with the values that only phones have. Phones themselves have no room for it. */
export function DeviceSwitch() {
  const t = useTranslations('edit')
  const isPhone = useEditStore((state) => state.device === 'phone')
  return (
    <BarButton
      label={t('device.phone')}
      word={t('barWords.phone')}
      aria-pressed={isPhone}
      className="aria-pressed:bg-inverse-ink aria-pressed:text-inverse max-sm:hidden"
      onClick={() => editStore.setState({ device: isPhone ? 'wide' : 'phone', selection: null })}
    >
      <Smartphone aria-hidden="true" />
    </BarButton>
  )
}
