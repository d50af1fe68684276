import type { CliMessage } from './output.ts';

/** Every text of the command line, both languages side by side. */
export const cliMessages = {
  program: {
    ar: () => 'أوامر تشغيل فانوس: النسخ الاحتياطي والاستعادة والفحص والحسابات.',
    en: () => 'Operate Fanous: backups, restores, checks and accounts.',
  },
  program_usage: { ar: () => '<أمر> [خيارات]', en: () => '<command> [options]' },
  command_usage: { ar: () => '[خيارات]', en: () => '[options]' },
  bad_language: {
    ar: (value) => `اللغة ${value} غير متاحة. استخدم ar أو en.`,
    en: (value) => `The language ${value} is not available. Use ar or en.`,
  },
  help_option: { ar: () => 'عرض هذه المساعدة', en: () => 'show this help' },
  help_command: { ar: () => 'عرض مساعدة الأمر', en: () => 'show the help of a command' },
  lang_option: { ar: () => 'لغة الرسائل: ar أو en', en: () => 'language of messages: ar or en' },
  json_option: { ar: () => 'طباعة النتيجة بصيغة JSON', en: () => 'print the result as JSON' },
  exit_codes: {
    ar: () => 'رموز الخروج: 0 تم، 1 مشكلة أو فشل، 2 خطأ في كتابة الأمر.',
    en: () => 'Exit codes: 0 done, 1 problem or failure, 2 wrong use.',
  },
  backup: {
    ar: () => 'إنشاء نسخة احتياطية من قاعدة البيانات والملفات والإعدادات (لا يلزم إيقاف الخادم)',
    en: () => 'back up the database, files and settings; the server can keep running',
  },
  to_option: {
    ar: () => 'مجلد النسخ الاحتياطية، أو s3:bucket/prefix',
    en: () => 'folder of the backups, or s3:bucket/prefix',
  },
  keep_option: { ar: () => 'عدد أحدث النسخ التي يُحتفظ بها', en: () => 'number of newest backups to keep' },
  encrypt_to_option: {
    ar: () => 'تشفير النسخة بمفتاح age عام (age1…) أو أكثر',
    en: () => 'encrypt the backup with one or more age public keys (age1…)',
  },
  identity_option: {
    ar: () => 'ملف مفتاح age السري لفك تشفير النسخة',
    en: () => 'file with the age secret key that decrypts the backup',
  },
  restore: {
    ar: () => 'استعادة نسخة احتياطية في مكان فارغ، والخادم متوقف',
    en: () => 'restore a backup into an empty place, while no server runs',
  },
  from_option: {
    ar: () => 'نسخة احتياطية، أو مجلد النسخ (تُستخدم أحدثها)، أو s3:bucket/prefix',
    en: () => 'a backup, or a folder of backups (the newest is used), or s3:bucket/prefix',
  },
  verify: {
    ar: () => 'استعادة نسخة احتياطية في قاعدة بيانات مؤقتة ومقارنة الأعداد والبصمات',
    en: () => 'restore a backup into a temporary database and compare counts and checksums',
  },
  doctor: {
    ar: () => 'فحص الإعدادات وقاعدة البيانات والتخزين والقرص والساعة والفيديوهات',
    en: () => 'check settings, database, storage, disk, clock and videos',
  },
  migrate: { ar: () => 'تحديث بنية قاعدة البيانات', en: () => 'apply new migrations to the database' },
  move_to_postgres: {
    ar: () => 'نقل بيانات قاعدة البيانات المدمجة إلى قاعدة DATABASE_URL الفارغة، والخادم متوقف',
    en: () => 'move the data of the embedded database to the empty one of DATABASE_URL, while no server runs',
  },
  move_files: {
    ar: () => 'نسخ كل الملفات المرفوعة بين القرص وحاوية S3 المحددة في الإعدادات (لا يلزم إيقاف الخادم)',
    en: () => 'copy all uploaded files between the disk and the bucket of the S3 settings; the server can keep running',
  },
  move_files_option: {
    ar: () => 'المكان الذي تُنسخ إليه الملفات: s3 أو disk',
    en: () => 'where to copy the files: s3 or disk',
  },
  create_admin: { ar: () => 'إنشاء حساب مدير', en: () => 'create the account of an admin' },
  reset_password: {
    ar: () => 'تغيير كلمة مرور حساب وإنهاء جلساته',
    en: () => 'change the password of an account and end its sessions',
  },
  reset_two_step: {
    ar: () => 'إيقاف التحقق بخطوتين لحساب فقد صاحبه هاتفه',
    en: () => 'turn off two-step verification of an account whose owner lost the phone',
  },
  demo: { ar: () => 'إضافة بيانات تجريبية إلى قاعدة فارغة', en: () => 'add demo data to an empty database' },
  email_option: { ar: () => 'البريد الإلكتروني للحساب', en: () => 'email of the account' },
  name_option: { ar: () => 'اسم المدير', en: () => 'name of the admin' },
  ask_option: {
    ar: () => 'طلب كلمة المرور، أو قراءتها من الإدخال القياسي، بدلًا من توليدها',
    en: () => 'ask for the password, or read it from standard input, instead of generating it',
  },
  ask_password: { ar: () => 'كلمة المرور: ', en: () => 'Password: ' },
  backup_created: { ar: (folder) => `تم إنشاء النسخة ${folder}.`, en: (folder) => `The backup ${folder} was created.` },
  backup_contents: { ar: (counts) => `الصفوف والملفات: ${counts}`, en: (counts) => `Rows and files: ${counts}` },
  backup_deleted: {
    ar: (name) => `تم حذف النسخة القديمة ${name}.`,
    en: (name) => `The old backup ${name} was deleted.`,
  },
  file_missing: {
    ar: (key) => `الملف ${key} مفقود من التخزين، ولا تحتوي عليه النسخة.`,
    en: (key) => `The file ${key} is missing from the storage, so it is not in the backup.`,
  },
  restored: { ar: (folder) => `تمت استعادة ${folder}.`, en: (folder) => `${folder} was restored.` },
  restore_settings: {
    ar: (folder) => `الإعدادات في الملف settings.json داخل ${folder}. اضبط القيم السرية من جديد، ثم شغّل الخادم.`,
    en: (folder) => `The settings are in settings.json in ${folder}. Set the secrets again, then start the server.`,
  },
  restore_interrupted: {
    ar: () => 'إذا انقطعت الاستعادة، فشغّل الأمر نفسه من جديد، وستتابع من حيث توقفت.',
    en: () => 'If a restore is interrupted, run the same command again: it continues.',
  },
  verified: {
    ar: (folder) => `النسخة ${folder} سليمة وقابلة للاستعادة.`,
    en: (folder) => `The backup ${folder} is intact and can be restored.`,
  },
  migrated: { ar: (name) => `تم تطبيق ${name}.`, en: (name) => `Applied ${name}.` },
  up_to_date: { ar: () => 'قاعدة البيانات محدّثة.', en: () => 'The database is up to date.' },
  setting_missing: {
    ar: (name) => `الإعداد ${name} غير محدد. حدده في البيئة أو في ملف .env.`,
    en: (name) => `The setting ${name} is not set. Set it in the environment or in the file .env.`,
  },
  move_interrupted: {
    ar: () => 'إذا انقطع النقل، تبقى قاعدة PostgreSQL فارغة. شغّل الأمر نفسه من جديد.',
    en: () => 'If the move is interrupted, the PostgreSQL database stays empty: run the same command again.',
  },
  rows_moved: {
    ar: (count) => `تم نقل كل الصفوف (${count})، والأعداد والبصمات متطابقة في كل الجداول.`,
    en: (count) => `All rows were moved (${count}). The counts and checksums of all tables are equal.`,
  },
  rows_moved_before: {
    ar: () => 'نُقلت الصفوف في تشغيل سابق للأمر، والأعداد والبصمات متطابقة في كل الجداول.',
    en: () => 'The rows were already moved by an earlier run. The counts and checksums of all tables are equal.',
  },
  use_postgres: {
    ar: (folder) =>
      `الخطوة التالية: اضبط DATABASE_URL للخادم ثم شغّله. لم تتغير القاعدة المدمجة في ${folder}. احذفها بعد أن تتأكد من عمل المنصة.`,
    en: (folder) =>
      `Next: set DATABASE_URL for the server, then start it. The embedded database in ${folder} was not changed. Delete it when you have seen that the platform works.`,
  },
  bad_bucket: {
    ar: (place) => `${place} ليس عنوان حاوية صحيحًا. اكتب s3:bucket/prefix.`,
    en: (place) => `${place} is not a valid bucket address. Write s3:bucket/prefix.`,
  },
  bad_recipient: {
    ar: (key) => `${key} ليس مفتاح age عامًا. يبدأ المفتاح العام بـ age1.`,
    en: (key) => `${key} is not an age public key. A public key begins with age1.`,
  },
  bad_identity: {
    ar: (file) => `لا يحتوي الملف ${file} على مفتاح age سري (AGE-SECRET-KEY-…).`,
    en: (file) => `The file ${file} contains no age secret key (AGE-SECRET-KEY-…).`,
  },
  bad_storage: {
    ar: (value) => `${value} ليس مكانًا للملفات. استخدم s3 أو disk.`,
    en: (value) => `${value} is not a storage location. Use s3 or disk.`,
  },
  files_interrupted: {
    ar: () => 'إذا انقطع النسخ، فشغّل الأمر نفسه من جديد، وسيتجاوز ما نُسخ.',
    en: () => 'If copying is interrupted, run the same command again: it skips what is there.',
  },
  files_copied: { ar: (count) => `ملفات نُسخت: ${count}`, en: (count) => `Files copied: ${count}` },
  files_skipped: {
    ar: (count) => `ملفات كانت موجودة بالبصمة نفسها: ${count}`,
    en: (count) => `Files that were there with the same checksum: ${count}`,
  },
  source_file_missing: {
    ar: (key) => `الملف ${key} مفقود من المصدر، ولم يُنسخ.`,
    en: (key) => `The file ${key} is missing from the source, so it was not copied.`,
  },
  use_bucket: {
    ar: (folder) =>
      `الخطوة التالية: أوقف الخادم، وشغّل الأمر مرة أخرى لنسخ ما رُفع أثناء ذلك، ثم شغّل الخادم مع S3_BUCKET. لم تتغير الملفات في ${folder}.`,
    en: (folder) =>
      `Next: stop the server, run this command again for files that were uploaded meanwhile, and start the server with S3_BUCKET. The files in ${folder} were not changed.`,
  },
  use_disk: {
    ar: (bucket) =>
      `الخطوة التالية: أوقف الخادم، وشغّل الأمر مرة أخرى لنسخ ما رُفع أثناء ذلك، ثم احذف S3_BUCKET من الإعدادات وشغّل الخادم. لم تتغير الملفات في الحاوية ${bucket}.`,
    en: (bucket) =>
      `Next: stop the server, run this command again for files that were uploaded meanwhile, remove S3_BUCKET from the settings, and start the server. The files in the bucket ${bucket} were not changed.`,
  },
  admin_created: { ar: (email) => `تم إنشاء حساب المدير ${email}.`, en: (email) => `The admin ${email} was created.` },
  email_taken: {
    ar: (email) => `يوجد بالفعل حساب بالبريد الإلكتروني ${email}.`,
    en: (email) => `There is already an account with ${email}.`,
  },
  password_reset: {
    ar: (email) => `تم تغيير كلمة مرور الحساب ${email}، وانتهت كل جلساته.`,
    en: (email) => `The password of ${email} was changed, and its sessions have ended.`,
  },
  two_step_reset: {
    ar: (email) => `تم إيقاف التحقق بخطوتين للحساب ${email}.`,
    en: (email) => `Two-step verification of ${email} was turned off.`,
  },
  two_step_not_on: {
    ar: (email) => `التحقق بخطوتين غير مفعّل للحساب ${email}.`,
    en: (email) => `Two-step verification of ${email} is not on.`,
  },
  no_account: {
    ar: (email) => `لا يوجد حساب بالبريد الإلكتروني ${email}.`,
    en: (email) => `There is no account with ${email}.`,
  },
  generated_password: {
    ar: (password) => `كلمة المرور (تظهر الآن فقط): ${password}`,
    en: (password) => `Password (shown only now): ${password}`,
  },
  bad_password: {
    ar: (length) => `كلمة المرور غير مقبولة. يجب أن يكون طولها ${length} حرفًا وألا تكون شائعة.`,
    en: (length) => `This password is not accepted. Use ${length} characters, and no common password.`,
  },
  bad_email: { ar: (email) => `${email} ليس بريدًا إلكترونيًا.`, en: (email) => `${email} is not an email address.` },
  bad_number: {
    ar: (value) => `${value} ليس عددًا صحيحًا من 1 فأكثر.`,
    en: (value) => `${value} is not a whole number of 1 or more.`,
  },
  demo_in_production: {
    ar: () => 'لا تُضاف البيانات التجريبية مع NODE_ENV=production.',
    en: () => 'Demo data is not added with NODE_ENV=production.',
  },
  demo_refused: {
    ar: () => 'قاعدة البيانات فيها حسابات. لا تُضاف البيانات التجريبية إلا إلى قاعدة فارغة.',
    en: () => 'The database has accounts. Demo data is added to an empty database only.',
  },
  wrong_use: { ar: (detail) => `خطأ في كتابة الأمر: ${detail}`, en: (detail) => `Incorrect usage: ${detail}` },
  failed: { ar: (detail) => `تعذّر تنفيذ الأمر: ${detail}`, en: (detail) => `The command failed: ${detail}` },
} satisfies Record<string, CliMessage>;

/** The Arabic headings of the help. Commander has the English ones. */
export const arabicHelpTitles: Readonly<Record<string, string>> = {
  'Usage:': 'الاستخدام:',
  'Options:': 'الخيارات:',
  'Commands:': 'الأوامر:',
  'Arguments:': 'القيم:',
};

/** Wrong use, by the codes of Commander. The detail is the option or command. */
export const usageMessages: Readonly<Record<string, CliMessage>> = {
  'commander.unknownOption': {
    ar: (name) => `الخيار ${name} غير معروف.`,
    en: (name) => `The option ${name} is unknown.`,
  },
  'commander.unknownCommand': {
    ar: (name) => `الأمر ${name} غير معروف.`,
    en: (name) => `The command ${name} is unknown.`,
  },
  'commander.excessArguments': { ar: () => 'توجد قيم زائدة.', en: () => 'There are too many arguments.' },
  'commander.missingMandatoryOptionValue': {
    ar: (name) => `الخيار ${name} مطلوب.`,
    en: (name) => `The option ${name} is required.`,
  },
  'commander.optionMissingArgument': {
    ar: (name) => `الخيار ${name} يحتاج إلى قيمة.`,
    en: (name) => `The option ${name} needs a value.`,
  },
};
