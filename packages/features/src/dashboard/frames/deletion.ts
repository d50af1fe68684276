import type { Api } from '@fanous/api-client/client';
import type { operations } from '@fanous/api-client/generated/schema.ts';
import type { LossCountKind } from './countLosses.ts';

/** How rows of a list are deleted, one row or many. */
export interface Deletion<Row> {
  /** «هل تريد حذف هذا المستخدم؟» */
  question: string;
  /** The kind of the rows, if other data is deleted with them. The server counts it first. */
  lossCountKind?: LossCountKind;
  /** What is deleted with the rows without a count from the server, such as their files. */
  lossNote?: (rows: readonly Row[]) => string | undefined;
  /** Why a row cannot be deleted now. Shown instead of the question. */
  blockedReason?: (row: Row) => string | undefined;
  /** For lists whose rows are removed from the list but not deleted: replaces the labels of deleting. */
  labels?: DeletionLabels;
  remove: (api: Api, row: Row) => Promise<unknown>;
  /** Queries that contain the row. The first is the query of the list. */
  invalidates: (keyof operations)[];
  /** False if the server would certainly refuse. */
  isAllowed?: (row: Row) => boolean;
}

/** The texts for removing rows. */
export interface DeletionLabels {
  /** «تأكيد الإزالة» */
  title: string;
  /** «إزالة من الدورة» */
  actionLabel: string;
  pendingLabel: string;
  /** «إزالة 3 مشتركين؟» */
  bulkTitle: (count: number) => string;
  /** The toast after a removal: «تمت إزالة المشترك من الدورة بنجاح». */
  successMessage: string;
}
