import { SpanStatusCode } from '@opentelemetry/api';
import type { Span } from '@opentelemetry/api';
import { ATTR_ERROR_TYPE } from '@opentelemetry/semantic-conventions';
import { findErrorCode } from '../startupError.ts';

/** Marks a span as failed. Error messages may contain user input, so the span has only the type of the error. */
export function markFailed(span: Span, errorType: string): void {
  span.setAttribute(ATTR_ERROR_TYPE, errorType).setStatus({ code: SpanStatusCode.ERROR });
}

/** Gets the code of an error, or its class. */
export const getErrorType = (error: unknown): string =>
  findErrorCode(error) ?? (error instanceof Error ? error.name : 'unknown');
