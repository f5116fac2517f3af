'use client'

import { lazyComponent } from '@/components/lazy-component'

export const UploadDocument = lazyComponent(async () => (await import('./upload-document')).UploadDocument)
