import type { Language } from '../problems/language.ts';

type Sentence = Record<Language, (detail: string) => string>;

/** Why a backup cannot be made, read or restored, in both languages. */
export const backupErrorMessages = {
  no_database: {
    ar: (folder) => `لا توجد قاعدة بيانات في ${folder}. راجع DATA_DIR أو DATABASE_URL.`,
    en: (folder) => `There is no database in ${folder}. Check DATA_DIR or DATABASE_URL.`,
  },
  no_embedded_database: {
    ar: (folder) => `لا توجد قاعدة بيانات مدمجة في ${folder}. راجع DATA_DIR.`,
    en: (folder) => `There is no embedded database in ${folder}. Check DATA_DIR.`,
  },
  server_running: {
    ar: (folder) => `يوجد خادم يعمل على مجلد البيانات ${folder}. أوقفه أولًا حتى لا تضيع التغييرات التي تحدث أثناء النقل.`,
    en: (folder) =>
      `A server is running with the data folder ${folder}. Stop it first, or its changes during the move will be lost.`,
  },
  no_backup: {
    ar: (folder) => `لا توجد نسخة احتياطية في ${folder}.`,
    en: (folder) => `There is no backup in ${folder}.`,
  },
  encrypted_backup: {
    ar: (folder) => `النسخة ${folder} مشفّرة. حدد ملف المفتاح السري بالخيار --identity.`,
    en: (folder) => `The backup ${folder} is encrypted. Name the file of the secret key with --identity.`,
  },
  wrong_identity: {
    ar: (path) => `المفتاح السري لا يفتح ${path}. استخدم المفتاح السري المقابل للمفتاح العام الذي شُفّرت به النسخة.`,
    en: (path) =>
      `The secret key does not open ${path}. Use the secret key that belongs to the public key of this backup.`,
  },
  unreadable_manifest: {
    ar: (file) => `تعذّرت قراءة ${file}: النسخة الاحتياطية تالفة أو أنشأها إصدار آخر.`,
    en: (file) => `${file} cannot be read: the backup is damaged, or another version created it.`,
  },
  corrupt_file: {
    ar: (file) => `الملف ${file} في النسخة الاحتياطية تالف أو مفقود. استخدم نسخة أخرى.`,
    en: (file) => `The file ${file} of the backup is damaged or missing. Use another backup.`,
  },
  database_not_empty: {
    ar: (table) => `قاعدة البيانات ليست فارغة (الجدول ${table}). استخدم قاعدة بيانات فارغة.`,
    en: (table) => `The database is not empty (table ${table}). Use an empty one.`,
  },
  storage_not_empty: {
    ar: (key) => `توجد ملفات أخرى في مكان التخزين (${key}). لا تُستعاد النسخة إلا في مكان فارغ.`,
    en: (key) => `The storage has other files (${key}). A backup is restored into an empty place only.`,
  },
  newer_backup: {
    ar: (name) => `أنشأ إصدار أحدث هذه البيانات (${name}). حدّث فانوس أولًا.`,
    en: (name) => `A newer version created this data (${name}). Update Fanous first.`,
  },
  newer_database: {
    ar: (name) => `إصدار قاعدة البيانات أحدث من إصدار البيانات المطلوب نسخها (${name}). استخدم قاعدة بيانات جديدة.`,
    en: (name) => `The database has a newer version than the data to copy (${name}). Use a new database.`,
  },
  different_rows: {
    ar: (table) => `الجدول ${table} بعد النسخ لا يطابق الأصل.`,
    en: (table) => `The copied table ${table} differs from its source.`,
  },
  file_not_in_backup: {
    ar: (key) => `النسخة الاحتياطية لا تحتوي على الملف ${key} الذي تحتاج إليه قاعدة البيانات.`,
    en: (key) => `The backup does not contain the file ${key}, which its database needs.`,
  },
  copy_differs: {
    ar: (key) => `الملف المنسوخ ${key} لا يطابق الأصل. شغّل الأمر من جديد.`,
    en: (key) => `The copy of the file ${key} differs from its source. Run the command again.`,
  },
} satisfies Record<string, Sentence>;

/** The code of a `BackupError`. */
export type BackupErrorCode = keyof typeof backupErrorMessages;

/** A reason why a backup cannot be made, read or restored. `detail` names the file, table or folder. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly code: BackupErrorCode;
  readonly detail: string;

  constructor(code: BackupErrorCode, detail: string) {
    super(backupErrorMessages[code].en(detail));
    this.code = code;
    this.detail = detail;
  }
}
