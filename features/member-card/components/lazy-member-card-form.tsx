'use client'

import { lazyComponent } from '@/components/lazy-component'

export const LazyMemberCardForm = lazyComponent(async () => (await import('./member-card-form')).MemberCardForm)
