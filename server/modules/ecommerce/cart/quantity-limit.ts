import { AppError } from '@/lib/api/errors'
import { codeOf } from '@/server/errors'

const checkViolation = '23514'

/** Adding to a line may pass 9999, which the table's CHECK refuses: an invalid quantity (faults 12). */
export async function refuseTooMany<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (codeOf(error) === checkViolation) throw new AppError('INVALID_QUANTITY', {}, error)
    throw error
  }
}
