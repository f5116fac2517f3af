import { callWith } from './client'
import type { DataOf, Endpoint, InputOf } from './endpoint'

type Upload = {
  file: File
  /** What the library keeps beside the file. */
  data?: object
  /** The same for a repeated request with this file (docs/rules/media.md#upload-once). */
  idempotencyKey: string
  signal?: AbortSignal
  onProgress?: (sentBytes: number) => void
}

/** Sends one file as multipart form data, with progress, which only XMLHttpRequest reports. Throws ApiError. */
export function upload<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { file, data = {}, idempotencyKey, signal, onProgress }: Upload,
): Promise<DataOf<E>> {
  const form = new FormData()
  form.set('customData', JSON.stringify(data))
  form.set('file', file, file.name)
  return callWith(endpoint, input, {
    options: { signal, headers: { 'idempotency-key': idempotencyKey, 'content-type': 'multipart/form-data' } },
    config: {
      data: form,
      adapter: 'xhr',
      fetchOptions: undefined,
      timeout: 0,
      onUploadProgress: ({ loaded }) => onProgress?.(loaded),
    },
  })
}
