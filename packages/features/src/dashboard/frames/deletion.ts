import type { Api } from '@fanous/api-client/client';
import type { operations } from '@fanous/api-client/generated/schema.ts';
import type { CountedKind } from './countLosses.ts';

/** How rows of a list are deleted, one by one or many at once. */
export interface Deletion<Row> {
  /** «هل تريد حذف هذا المستخدم؟» */
  question: string;
  /** What the server counts before it is deleted, where rows take others along. */
  counted?: CountedKind;
  /** What is known to go with rows: their files, say. */
  note?: (rows: readonly Row[]) => string | undefined;
  /** Why a row cannot be deleted as it is now. It is shown in place of the question. */
  inUse?: (row: Row) => string | undefined;
  /** For a list whose rows are taken out of it and not deleted; its words stand in for those of deleting. */
  words?: DeletionWords;
  remove: (api: Api, row: Row) => Promise<unknown>;
  /** Queries that the row was part of; the first is the list's own. */
  invalidates: (keyof operations)[];
  /** False where it is certain that the server would refuse. */
  isAllowed?: (row: Row) => boolean;
}

/** What taking a row out is called. */
export interface DeletionWords {
  /** «تأكيد الإزالة» */
  title: string;
  /** «إزالة من الدورة» */
  action: string;
  pending: string;
  /** «إزالة 3 مشتركين؟» */
  questionOfMany: (count: number) => string;
  /** Said when one is out: «تمت إزالة المشترك من الدورة بنجاح». */
  success: string;
}
