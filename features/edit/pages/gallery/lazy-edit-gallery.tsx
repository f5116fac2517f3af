'use client'

import { lazyComponent } from '@/components/lazy-component'

export const EditGallery = lazyComponent(async () => (await import('./edit-gallery')).EditGallery)
