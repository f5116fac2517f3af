'use client'

import { lazy } from 'react'
import { WhenAlive } from '@/components/when-alive'

const AuthWatch = lazy(async () => ({ default: (await import('./auth-watch')).AuthWatch }))

export function AuthWatchHost() {
  return (
    <WhenAlive>
      <AuthWatch />
    </WhenAlive>
  )
}
