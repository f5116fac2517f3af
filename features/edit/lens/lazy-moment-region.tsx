'use client'

import { lazyComponent } from '@/components/lazy-component'

export const MomentRegion = lazyComponent(async () => (await import('./moment-region')).MomentRegion)

export const DocumentAtMoment = lazyComponent(async () => (await import('./value-at-moment')).DocumentAtMoment)
export const ValueAtMoment = lazyComponent(async () => (await import('./value-at-moment')).ValueAtMoment)
export const NotYetShown = lazyComponent(async () => (await import('./not-yet-shown')).NotYetShown)
