import { useTranslations } from 'next-intl'
import { describeError } from '@/lib/browser/toast/toast'
import type { Upload } from './upload-store'

/** Why a file failed, in words; null when it did not. */
export function useUploadProblem(upload: Pick<Upload, 'problem'> | undefined): string | null {
  const t = useTranslations('edit.media.upload.problems')
  const problem = upload?.problem
  if (!problem) return null
  return typeof problem === 'string' ? t(problem) : describeError(problem.error)
}
