// Generated from contract/ by scripts/generate.ts: do not edit.

export interface paths {
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail and password
         * @description A wrong password and an unknown e-mail get the same response, 401 `wrong_credentials`, after the same time. Failed attempts are counted for each account and network, for each account in total, and for each network. Above a limit the response is 429 with the time to wait. A device that has signed in to the account before has its own limit. It sends the cookie `fanous_device`, which this call sets. If the operator limits the devices of students, the one that a student used least recently is signed out.
         *     If the account uses two-step verification and the password is correct, a call without `code` gets 401 `code_required`, which does not count as a failed attempt. A wrong code gets 401 `wrong_code` and counts like a wrong password. Each code works once. Other accounts ignore `code`. Legacy APIs do not take it.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a student account and sign in to it
         * @description A registered e-mail is a field error of `email` (422). The new account always has the role `user`.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session of the token that is sent */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The devices on which the user is signed in
         * @description The active sessions of the account of the token, at most 100: the current one, then the most recently used ones. Legacy APIs do not have this operation.
         */
        get: operations["listMySessions"];
        put?: never;
        post?: never;
        /**
         * Sign out all other devices of the user
         * @description Ends all sessions of the account except that of the token. Legacy APIs do not have this operation.
         */
        delete: operations["endMyOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out one device of the user
         * @description A session of another account, or one that has ended, gets 404. Legacy APIs do not have this operation.
         */
        delete: operations["endMySession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description The passkey identifies the account, and the device verifies its user. So the request has no e-mail, password or code of two-step verification. If any value is wrong, the response is 401 `wrong_passkey`, and the attempt counts like a wrong password. Known devices and the limit of devices work as in `login`.
         */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/passkey/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a challenge for signing in with a passkey
         * @description The options for `navigator.credentials.get`. The challenge works once, within five minutes. If `passkeys` of the settings is 0, the response is 404. Above a limit for each network the response is 429.
         */
        post: operations["startPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The passkeys of the user */
        get: operations["listMyPasskeys"];
        put?: never;
        /**
         * Add a passkey
         * @description Takes what `navigator.credentials.create` returned for the options of `startPasskeySetup` in the same session. The owner gets a mail, if mail is set up.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/passkeys/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a challenge for adding a passkey
         * @description Checks the current password, and a code if the account uses two-step verification. The response has the options for `navigator.credentials.create`. The challenge works once, in this session, within five minutes. If `passkeys` of the settings is 0, the response is 404.
         */
        post: operations["startPasskeySetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename a passkey */
        put: operations["renamePasskey"];
        post?: never;
        /**
         * Delete a passkey
         * @description It can no longer be used to sign in. Sessions stay.
         */
        delete: operations["deletePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/two-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the user uses two-step verification
         * @description Legacy APIs do not have this operation.
         */
        get: operations["getMyTwoStep"];
        put?: never;
        /**
         * Turn two-step verification on
         * @description Checks the current password and a code for the secret of `startTwoStepSetup`. The response has the recovery codes, which cannot be read again. Other sessions stay. Legacy APIs do not have this operation.
         */
        post: operations["turnOnTwoStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/two-step/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a secret for an authenticator app
         * @description Nothing is stored before `turnOnTwoStep`. Legacy APIs do not have this operation.
         */
        post: operations["startTwoStepSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/two-step/turn-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the password alone from now on
         * @description Checks the current password and a code. Wrong ones are field errors and count as failed sign-ins. If it is not on, the response is 404. Legacy APIs do not have this operation.
         */
        post: operations["turnOffTwoStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/two-step/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get new recovery codes
         * @description The earlier ones no longer work. Checks the current password and a code, as `turnOffTwoStep` does. Legacy APIs do not have this operation.
         */
        post: operations["replaceRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/data-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything that the platform stores about the user
         * @description Checks the current password. Has no passwords, hashes, tokens or secrets, and no data of other people. Of the audit log it has the latest 5,000 entries. `pdf_path` of a summary is a signed link, as in `getSummary`. At most 10 exports an hour. Legacy APIs do not have this operation.
         */
        post: operations["exportMyData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/deletion-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the user has asked for the deletion of the account
         * @description Legacy APIs do not have this operation.
         */
        get: operations["getMyDeletionRequest"];
        put?: never;
        /**
         * Ask for the deletion of the account
         * @description Checks the current password. A full admin confirms or refuses the request. If one is open, nothing changes. Legacy APIs do not have this operation.
         */
        post: operations["requestDeletion"];
        /**
         * Withdraw the request to delete the account
         * @description If no request is open, the response is 404. Legacy APIs do not have this operation.
         */
        delete: operations["withdrawDeletionRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a one-time link
         * @description Ends all sessions of the account and deletes its passkeys. The user signs in with the new password afterwards. Errors of the password do not use the link up. Legacy APIs do not have this operation.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-reset-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for an e-mail with a one-time link for a new password
         * @description The response is the same whether or not an account has this e-mail, and the mail is sent after it. Earlier links stay valid. Requests are counted for each e-mail, for each e-mail and network, and for each network. Above a limit the response is 429 with the time to wait. Without `password_reset_mail` in the settings the response is 404. Legacy APIs do not have this operation.
         */
        post: operations["requestPasswordResetMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email-confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the e-mail of an account with a one-time link
         * @description A link works once, for 24 hours. A newer link replaces it, and a change of the e-mail ends it. It needs no session and gives none. Legacy APIs do not have this operation.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/email-confirmation-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for an e-mail with a link that confirms the e-mail of the account
         * @description The link replaces the earlier one. One mail a minute, and ten in a day; above that the response is 429 with the time to wait. The mail after a registration or a change of the e-mail counts, too. Without `email_confirmation` in the settings the response is 404. Legacy APIs do not have this operation.
         */
        post: operations["requestEmailConfirmationMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts, newest first unless sorted otherwise
         * @description The search looks in name, e-mail, phone and role.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An account with its courses */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/quiz-results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The quizzes an account has taken, latest first
         * @description One entry for each quiz. `mark` is the mark of the first attempt, which counts. `best` and `attempts` are listed with it. The search looks in the title of the quiz.
         */
        get: operations["listUserQuizResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/create-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account of any role
         * @description Only full admins create admins. A registered e-mail is a field error of `email` (422). An admin with an e-mail from the operator's list is limited from the start.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/update-user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an account
         * @description Omitted fields do not change. A new password ends all sessions of the account. Limited admins may change only teachers and students, and not their role. To change their own password or e-mail, users must send `current_password`. A new own password also ends the caller's session. The response then has a new token in `access_token`.
         */
        post: operations["updateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an account
         * @description Also deletes its subscriptions, quiz results, reactions and notifications. Its summaries are kept without an author.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/password-reset-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a one-time link with which a user sets a new password
         * @description The link is valid for 30 minutes, once, and replaces an earlier one. It ends when the password is changed in another way. The client adds the token to the address of its page for new passwords. Limited admins may do this for teachers and students only, and no admin for their own account. Legacy APIs do not have this operation.
         */
        post: operations["createPasswordResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/logout-user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all sessions of an account
         * @description Its tokens become invalid immediately, on all servers. Limited admins cannot sign out admins.
         */
        post: operations["logoutUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/reset-two-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn two-step verification off for a user who lost the phone and the recovery codes
         * @description Limited admins may do this for teachers and students only, and no admin for their own account. If it is not on, the response is 404. Legacy APIs do not have this operation.
         */
        post: operations["resetTwoStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/confirm-deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an account whose user asked for it
         * @description Deletes the account with everything that is about its user, also summaries with their files. Marks and subscriptions stay as counts without a person, and the audit log names the number of the account. Legacy APIs do not have this operation.
         */
        post: operations["confirmDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/refuse-deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse to delete an account, with a reason for its user
         * @description Legacy APIs do not have this operation.
         */
        post: operations["refuseDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's own account
         * @description Changes the account of the token. Omitted fields do not change. A new password or e-mail requires `current_password`. A wrong one is a field error and counts as a failed sign-in. A new password ends all sessions of the account, including the caller's. The response then has a new token in `access_token`.
         */
        post: operations["updateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/main-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Main categories with their categories */
        get: operations["listMainCategories"];
        put?: never;
        /**
         * Add a main category
         * @description A name that another main category has is a field error of `name` (422). Names are compared without case and spelling variants. A name needs at least one letter or digit.
         */
        post: operations["createMainCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/main-categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A main category with its categories */
        get: operations["getMainCategory"];
        /** Rename a main category */
        put: operations["updateMainCategory"];
        post?: never;
        /**
         * Remove a main category that has nothing below it
         * @description The response is 409 `has_categories` while the main category has categories. The message contains their number.
         */
        delete: operations["deleteMainCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories */
        get: operations["listCategories"];
        put?: never;
        /**
         * Add a category below a main category
         * @description A name that already exists in the main category is a field error of `name` (422). Names are compared without case and spelling variants. An unknown main category is a field error of `main_category_id`.
         */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A category with its newest courses
         * @description Contains the 50 newest courses. `GET /courses?category_id=` returns the other pages, in the same order.
         */
        get: operations["getCategory"];
        put?: never;
        /**
         * Rename a category, or move it below another main category
         * @description Omitted fields do not change. Moving the category also moves its courses.
         */
        post: operations["updateCategory"];
        /**
         * Remove a category that holds no courses
         * @description The response is 409 `has_courses` while the category has courses. The message contains their number.
         */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Courses, newest first */
        get: operations["listCourses"];
        put?: never;
        /**
         * Add a course
         * @description A slug of another course is a field error (422). So is a slug that the site reserves (`create`, `users`, `add-user`, `delete-user`), and an owner who is neither a teacher nor an admin. The first category is the main one.
         */
        post: operations["createCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{course}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A course as the signed-in viewer sees it
         * @description `has_course` is true for subscribers (pending or not), for the creator, and for full admins. Items that the viewer may not open have no `url` and `website_url`.
         */
        get: operations["getCourse"];
        put?: never;
        /**
         * Change a course
         * @description Only the sent fields change. A new image replaces the old one, and `remove_image` removes it. If `version` is not the current version, someone else has changed the course: the response is 409 `course_changed`, with the current course in `current`, and nothing changes.
         */
        post: operations["updateCourse"];
        /**
         * Remove a course with everything in it
         * @description Also deletes its videos, records, files, summaries, quizzes with their results, subscriptions and uploaded files.
         */
        delete: operations["deleteCourse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{course}/units": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The units of a course
         * @description The response is the same for every caller. Items are named by kind and id; their titles are in the course. A course without units has an empty list. Items that no unit names are shown after the units.
         */
        get: operations["getCourseUnits"];
        /**
         * Replace the units of a course
         * @description All units together. An empty list removes them; the items stay in the course. An item has to be in the course and may stand in one unit only. If `version` is not the current version, someone else has changed the units: the response is 409 `units_changed`, with the current units in `current`, and nothing changes.
         */
        put: operations["replaceCourseUnits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Courses, teachers and videos that match
         * @description Finds the best matches of each kind, for results while the user types. Courses are those of `GET /courses` with `match=ranked`, which lists all of them page by page. A search without letters and digits finds nothing.
         */
        get: operations["searchAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The totals, newest and most popular courses, and teachers for the home page
         * @description The response is the same for every caller, so it can be cached and rendered on a server.
         */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slugs/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a course may have this slug
         * @description Accepts any text, for example the Arabic name of a course. `suggestion` is a free slug: this one if it is free, otherwise a slug made from it.
         */
        get: operations["getSlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/courses/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A course as any visitor sees it
         * @description The response is the same for every caller, so it can be cached and rendered on a server. It contains titles and counts only. It contains no URLs of items, questions, e-mails or phones.
         */
        get: operations["getPublicCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/courses/{slug}/videos/{video_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A free video to play without an account
         * @description For everyone, if `free_videos_without_account` of the settings is 1 and the video has `is_free`. Otherwise 403 `locked`. A video of another course gets 404. Nothing about the caller is stored.
         */
        get: operations["getPublicVideo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a course to a user
         * @description An unknown user or course is a field error (422).
         */
        post: operations["createUserCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-courses/add-multiple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give several courses to a user
         * @description Existing subscriptions do not change. If one course is unknown, no subscription is created (422).
         */
        post: operations["createUserCourses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who has subscribed to a course, latest first
         * @description For the creator of the course and for all admins, including limited ones. The search looks in name, e-mail and phone.
         */
        get: operations["listCourseUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/users/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a course from a user
         * @description Quiz results are kept. The response is 404 if the user does not have the course.
         */
        delete: operations["deleteCourseUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The videos of a course, in their order
         * @description All signed-in users see the titles. URLs are present only if the viewer may open the video.
         */
        get: operations["listVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/videos/{video_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A video to play
         * @description For users who have the course. Videos with `is_free` are for all signed-in users. Others get 403 `locked`. A video of another course gets 404. The chapters and captions are for players of files; other sites do not show them.
         */
        get: operations["getVideo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a video to a course
         * @description The video has either `url` and `website_url`, or the file of a finished upload in `upload_id`. All users who have the course get a notification. If a video of the course has the file of this upload already, it gets the sent title, `is_free`, `duration` and chapters, and no other video is created: the response to an earlier call may have been lost.
         */
        post: operations["createVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a video
         * @description Omitted fields do not change. An empty `website_url` is removed. An `upload_id` replaces both URLs and an earlier file by the uploaded one. A `url` replaces the file. A `website_url` alone does not: a video with a file needs both.
         */
        post: operations["updateVideo"];
        /** Delete a video with its file and captions, and the notifications of it */
        delete: operations["deleteVideo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{id}/captions/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add or replace the captions of a video in one language
         * @description The file is WebVTT in UTF-8. The server checks the first line and all times, and names the first wrong line. Other formats, such as SRT, get 422.
         */
        put: operations["saveVideoCaptions"];
        post?: never;
        /** Delete the captions of a video in one language */
        delete: operations["deleteVideoCaptions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embed-metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Title and length of an embedded video, from its site
         * @description Asks YouTube, Vimeo or Dailymotion for the title of a video, for the form of videos. The request contains the id of the video and nothing about the caller. `unknown` if the site has no titles, does not answer, or the operator has switched this off; the video may still play.
         */
        get: operations["getEmbedMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/video-uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an upload for a video file
         * @description Returns the id of an upload without content. The content is sent to `/video-uploads/{id}` by the [tus protocol](https://tus.io/protocols/resumable-upload), version 1.0.0: `HEAD` responds with how much has arrived, and `PATCH` adds to it. Both need the token of the same account. An interrupted upload can be resumed until it expires. Each `PATCH` extends it. Too many parallel uploads of one account get 429. After the last byte the server checks the type of the file by its content and responds with 422 `invalid` to any other type. `createVideo` and `updateVideo` use the id.
         */
        post: operations["createVideoUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/video-uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an upload and its received data
         * @description Only the account that created the upload can delete it. The file of a video cannot be deleted this way.
         */
        delete: operations["deleteVideoUpload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The records of a course, in their order
         * @description All signed-in users see the titles. Only users who have the course see the URLs. Request each link to a file separately, because it expires.
         */
        get: operations["listRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/records/{record_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A record to play or open
         * @description For users who have the course. Others get 403 `locked`. A record of another course gets 404.
         */
        get: operations["getRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a record to a course */
        post: operations["createRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a record, or replace its file
         * @description Omitted fields do not change. An empty `url` or `website_url` is removed. A new file replaces the old one.
         */
        post: operations["updateRecord"];
        /** Delete a record and its file */
        delete: operations["deleteRecord"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/pdfs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The PDFs of a course, in their order
         * @description Titles only, for all signed-in users. Request each link separately, because it expires.
         */
        get: operations["listPdfs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/pdfs/{pdf_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A PDF to open
         * @description For users who have the course. Others get 403 `locked`. A PDF of another course gets 404.
         */
        get: operations["getPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pdfs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a PDF to a course */
        post: operations["createPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pdfs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a PDF's title or replace its file
         * @description Omitted fields do not change. A new file replaces the old one.
         */
        post: operations["updatePdf"];
        /** Delete a PDF and its file */
        delete: operations["deletePdf"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/summaries/{summary_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A summary to read
         * @description For users who have the course. Others get 403 `locked`. A summary of another course gets 404.
         */
        get: operations["getSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/summaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share a summary with everyone who has the course
         * @description The client combines photos into one PDF. The author is the sender. In the form, the file must come after the other fields, because the server checks them before it reads the file. All summaries of an author in one course have a limit in bytes (422 `summary_quota`).
         */
        post: operations["createSummary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/summaries/{id}/reaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw one's reaction to a summary
         * @description Changes nothing if the viewer has no reaction. Legacy APIs do not have this operation.
         */
        delete: operations["deleteReact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/summaries/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Tell the staff of the course that a summary is wrong or does not belong there
         * @description A user has at most one report of a summary. Another one replaces it. Authors and the staff of the course cannot report (403). Only the staff sees reports. Legacy APIs do not have this operation.
         */
        put: operations["reportSummary"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/summaries/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why a summary was reported
         * @description Without the names of those who reported it. At most the newest 100. Legacy APIs do not have this operation.
         */
        get: operations["listSummaryReports"];
        put?: never;
        post?: never;
        /**
         * Keep a reported summary
         * @description Deletes all its reports. Deleting the summary also deletes them. Legacy APIs do not have this operation.
         */
        delete: operations["dismissSummaryReports"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/summaries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a summary's lecture name or replace its file
         * @description For the author, while they have the course. Staff of the course can delete a summary, but not change what its author says. Omitted fields do not change. A new file replaces the old one, counts in the limit of the author (422 `summary_quota`), and keeps the reactions. In the form, the file must come after the other fields. Legacy APIs do not have this operation.
         */
        post: operations["updateSummary"];
        /**
         * Delete a summary and its file
         * @description For the author and the staff of the course. Also deletes the reactions.
         */
        delete: operations["deleteSummary"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * React to a summary
         * @description A user has at most one reaction to a summary. A different reaction replaces it. The same reaction changes nothing. `DELETE /summaries/{id}/reaction` removes it.
         */
        post: operations["createReact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/quizzes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The quizzes of a course, in their order
         * @description All signed-in users see the titles and the numbers of questions.
         */
        get: operations["listQuizzes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/quizzes/{quiz_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A quiz to take
         * @description Questions without options are omitted. Users who do not have the course get 403 `locked`. A quiz of another course gets 404.
         */
        get: operations["getQuiz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/quizzes/{quiz_id}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The results of a quiz
         * @description One entry for each user. `mark` is the mark of the first attempt, which counts. `best` and `attempts` are listed with it. The search looks in the name, e-mail and phone of the user.
         */
        get: operations["listQuizResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/quizzes/{quiz_id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many users chose which option of a quiz
         * @description Counts the first attempt of each user, which counts for the mark. Questions that were deleted are omitted. An edited option keeps its count. If the options were set again, counts are matched by text. A chosen option that the question no longer has is listed with `is_former` 1.
         */
        get: operations["getQuizAnswerCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a quiz to a course
         * @description An unknown course is a field error of `course_id` (422).
         */
        post: operations["createQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a quiz
         * @description A quiz cannot move to another course: another `course_id` is a field error (422). Existing results do not change.
         */
        put: operations["updateQuiz"];
        post?: never;
        /** Remove a quiz with its questions and all its marks */
        delete: operations["deleteQuiz"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/{id}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the questions of a quiz in another order
         * @description All questions of the quiz, each of them once. Anything else is a field error (422).
         */
        put: operations["orderQuestions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions of a quiz, in their order */
        get: operations["listQuestions"];
        put?: never;
        /**
         * Add a question at the end of a quiz
         * @description `quiz_id` is optional. If it differs from the quiz in the path, it is a field error (422). A quiz with 500 questions gets 409 `quiz_full`.
         */
        post: operations["createQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A question with its options */
        get: operations["getQuestion"];
        /**
         * Change the text or the explanation of a question
         * @description Existing results do not change. An empty `explanation` or null removes it.
         */
        put: operations["updateQuestion"];
        post?: never;
        /**
         * Remove a question with its options
         * @description The questions after it move up by one position. Existing results do not change.
         */
        delete: operations["deleteQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a copy of a question, with its options, right after it */
        post: operations["duplicateQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/{id}/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The options of a question, in their order */
        get: operations["listOptions"];
        put?: never;
        /**
         * Replace the options of a question
         * @description 2 to 5 options, of which exactly one is correct. Anything else is a field error (422).
         */
        post: operations["setOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/options/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An option */
        get: operations["getOption"];
        /**
         * Change an option
         * @description Marking an option as correct makes it the only correct one. Unmarking the correct option is a field error of `is_correct` (422). Mark another option instead.
         */
        put: operations["updateOption"];
        post?: never;
        /**
         * Remove an option
         * @description The correct option gets 422 `option_is_correct`. If the question has only two options, the response is 422 `options_too_few`.
         */
        delete: operations["deleteOption"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/{id}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The viewer's own attempts at a quiz, first one first */
        get: operations["listQuizAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/{id}/attempts/{attempt}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the viewer's own attempts, to review it
         * @description Every question as it was marked: its text, the options, the chosen and the correct one. Later edits of the quiz do not
         *     change them. `state` says whether the question is still the same. The explanation is the current one.
         *
         *     `practice_questions` are the questions that were answered wrongly or not at all, as they are now and with the correct
         *     option. Practice happens on the client. It is not marked and not stored.
         *
         *     - 404: the viewer has no attempt with this number, or the quiz was deleted with its attempts.
         *     - 403 `locked`: the viewer does not have the course any more.
         */
        get: operations["getQuizAttempt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz-results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in the answers of an attempt and get the mark
         * @description The client creates `attempt_key` when an attempt begins. If the same key is sent again for the same quiz, even at the
         *     same time, the response is the existing result. A new key is a new attempt. Omitted questions count as unanswered.
         *
         *     - 409 `quiz_changed`: an answer contains a question or option that the quiz no longer has.
         *     - 409 `quiz_empty`: the quiz has no questions.
         *     - 403 `locked`: the user does not have the course.
         *
         *     An `attempt_key` never expires, and its result stays the same even if other answers are sent. Only the explanations are
         *     the current ones. `Idempotency-Key` works as in all other operations.
         */
        post: operations["createQuizResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The courses that the user has begun to watch, latest first
         * @description Only courses that the user has now, at most 100. Without the course nothing of it is listed; what was watched stays stored.
         */
        get: operations["getMyProgress"];
        /**
         * Save positions in videos
         * @description The server computes the time of each position from `age_ms`, so the clock of the device does not matter. For each
         *     video the latest position counts; an earlier one that arrives later changes nothing. `is_watched` is never taken
         *     back by a later position. The same request may be sent again.
         *
         *     One request may hold what was played without a network. A video that was deleted, or that the user may not watch
         *     now, is in `refused`, and the others are saved. Clients send at most one request for every 15 seconds of playing.
         */
        put: operations["saveProgress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's own progress in a course
         * @description The videos that the user has begun and may watch now. Without the course these are the videos with `is_free`.
         */
        get: operations["getCourseProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/progress/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many subscribers watch each video, and where they stop
         * @description Counts only, without names. Counted are the current subscribers of the course.
         */
        get: operations["getCourseProgressStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the courses are doing
         * @description Admins see the whole platform, teachers see their own courses. For limited admins, the fields for marks and money are missing. A value is the number of subscribers times the current price. Subscriptions are stored by month and marks by quiz, so this call does not count them.
         */
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit log, newest first
         * @description Each change by an admin or a teacher, in the transaction of the change. Failed sign-ins and refused permissions are summed up for each minute. There are no passwords and no tokens in it. The search looks in the names and e-mails of actors and in the names of targets. `total` counts at most 1,000 entries. To read further than 20 pages, repeat the first page with the smallest id as `before_id`.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/losses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What deleting things would take along
         * @description Counts what would be deleted together with all of these resources. Full admins may ask about courses and users. The staff of a course may ask about its quizzes and questions. Deleted resources count as zero.
         */
        get: operations["countLosses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notifications of the user, newest first
         * @description Only reads, although its method is POST. The body is optional. A `user_id` in it is ignored.
         */
        post: operations["listNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark own notifications as read
         * @description Marks the notifications of `ids`, or all of them without `ids`. Ids of other users' notifications are ignored.
         */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own notifications as they come
         * @description Server-sent events. Read them with `fetch`, because the token is sent in a header. Lines that begin with `:` only keep
         *     the connection open. Every `data` is JSON:
         *
         *     - `unread`: an `UnreadCount`. It is the first event, and is sent again when the count changes without a new notification.
         *     - `notification`: a `Notification`, with the new `unread_count`.
         *     - `end`: `{ reason }`. It is the last event. After `unauthorized` the session has ended; otherwise connect again.
         *
         *     The response is 429 if the account has too many open streams. Then request the notifications at intervals instead.
         */
        get: operations["streamNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the operator of the platform set up */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ActiveSession: {
            id: number;
            /** @description The name of the browser. Null if unknown. */
            browser: string | null;
            /** @description The name of the operating system. Null if unknown. */
            system: string | null;
            /**
             * Format: date-time
             * @description When the user signed in.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Up to a minute behind.
             */
            last_used_at: string;
            /**
             * @description Whether it is the session of the token.
             * @enum {integer}
             */
            is_current: 0 | 1;
        };
        AddPasskeyRequest: {
            name: string;
            credential_id: string;
            client_data_json: string;
            attestation_object: string;
        };
        AuditEntry: {
            id: number;
            /** Format: date-time */
            created_at: string;
            kind: components["schemas"]["AuditKind"];
            /** @description The id of an operation, a command of the operator, or `setup`. */
            action: string;
            /** @description Null for failed sign-ins and commands of the operator. */
            actor_id: number | null;
            /** @description The name at that time. */
            actor_name: string | null;
            actor_email: string | null;
            /**
             * @description `operator` is the command line or the setup page.
             * @enum {string|null}
             */
            actor_role: "admin" | "limited_admin" | "teacher" | "user" | "operator" | null;
            /** @description One of `AuditTargetType`. */
            target_type: string | null;
            /** @description Captions have the id of their video, links that of their account. */
            target_id: number | null;
            /** @description The name at that time. For a failed sign-in the e-mail. */
            target_label: string | null;
            /** @description The course to which the target belongs. */
            course_id: number | null;
            /** @description Only the fields that changed. `before` is null for something new, `after` for something deleted. */
            changes: {
                /** @description The name of a column. */
                field: string;
                /** @description As text. A password is `***`. */
                before: string | null;
                after: string | null;
            }[];
            /** @description How often within the minute. 1 for changes. */
            attempts: number;
            request_id: string | null;
            address: string | null;
        };
        AuditEntryList: {
            audit_entries: components["schemas"]["AuditEntry"][];
            total: number;
            /** @description There are more than `total`. */
            total_is_capped?: boolean;
            page: number;
            per_page: number;
        };
        /** @enum {string} */
        AuditKind: "create" | "update" | "delete" | "failed_sign_in" | "refusal";
        /** @enum {string} */
        AuditTargetType: "user" | "password_reset_link" | "main_category" | "category" | "course" | "subscription" | "video" | "captions" | "record" | "pdf" | "summary" | "summary_report" | "quiz" | "question" | "option";
        /** @enum {string} */
        CaptionLanguage: "ar" | "en" | "fr";
        /**
         * Format: binary
         * @description WebVTT in UTF-8, up to 1 MB.
         */
        CaptionsFile: Blob;
        Category: {
            id: number;
            name: string;
            main_category_id: number;
            courses_count: number;
        };
        CategoryDetail: {
            id: number;
            name: string;
            main_category_id: number;
            courses_count: number;
            main_category: {
                id: number;
                name: string;
            };
            courses: components["schemas"]["CourseCard"][];
        };
        CategoryList: {
            categories: components["schemas"]["Category"][];
            total: number;
            total_is_capped?: boolean;
            page: number;
            per_page: number;
        };
        CategoryRequest: {
            name: string;
            main_category_id: number;
        };
        CategoryUpdateRequest: {
            name?: string;
            main_category_id?: number;
        };
        /** @description A course with its contents for the viewer. Without `has_course`, everything except free videos is locked. */
        Course: {
            id: number;
            name: string;
            /** @description Lower-case ASCII letters, digits and hyphens, with at least one letter. */
            slug: string;
            /** @description The beginning of the description, at most 160 characters. */
            excerpt: string;
            /** @description Pounds. 0 is free. */
            price: number;
            image: string | null;
            image_small: string | null;
            /** @description The creator. */
            user_id: number;
            user: components["schemas"]["CourseTeacher"];
            /** @description The first category. */
            category_id: number | null;
            categories: {
                id: number;
                name: string;
            }[];
            /** @description Subscribers. */
            users_count: number;
            videos_count: number;
            records_count: number;
            pdfs_count: number;
            summaries_count: number;
            quizzes_count: number;
            /** Format: date-time */
            created_at: string;
            description: string;
            /** @description What students learn, one point per line. Empty or null removes it. Legacy APIs omit it. */
            outcomes?: string | null;
            /** @description For whom the course is, one point per line. Empty or null removes it. Legacy APIs omit it. */
            audience?: string | null;
            has_course: boolean;
            /** @description The length of all videos together, in seconds. Null if the length of one is not known, and without videos. Legacy APIs omit it. */
            videos_duration?: number | null;
            /** @description Increases with every edit. Send it with the next edit. */
            version: number;
            videos: components["schemas"]["Video"][];
            records: components["schemas"]["CourseRecord"][];
            pdfs: components["schemas"]["CoursePdf"][];
            summaries: components["schemas"]["SummaryListItem"][];
            quizzes: components["schemas"]["CourseQuiz"][];
            /** @description Courses that share a category, at most 8. */
            similar_courses: components["schemas"]["CourseCard"][];
        };
        /** @description A course in a list. */
        CourseCard: {
            id: number;
            name: string;
            /** @description Lower-case ASCII letters, digits and hyphens, with at least one letter. */
            slug: string;
            /** @description The beginning of the description, at most 160 characters. */
            excerpt: string;
            /** @description Pounds. 0 is free. */
            price: number;
            image: string | null;
            image_small: string | null;
            /** @description The creator. */
            user_id: number;
            user: components["schemas"]["CourseOwner"];
            /** @description The first category. */
            category_id: number | null;
            categories: {
                id: number;
                name: string;
            }[];
            /** @description Subscribers. */
            users_count: number;
            videos_count: number;
            records_count: number;
            pdfs_count: number;
            summaries_count: number;
            quizzes_count: number;
            /** Format: date-time */
            created_at: string;
        };
        CourseConflict: {
            code: string;
            message: string;
            current: components["schemas"]["EditableCourse"];
        };
        CourseList: {
            courses: components["schemas"]["CourseCard"][];
            total: number;
            total_is_capped?: boolean;
            page: number;
            per_page: number;
        };
        CourseOwner: {
            id: number;
            name: string;
            image: string | null;
            image_small: string | null;
        };
        CoursePdf: {
            id: number;
            title: string;
            /** Format: date-time */
            created_at: string;
        };
        CourseProgress: {
            /** @description All videos of the course. */
            videos_count: number;
            /** @description The videos that were watched and still exist. */
            watched_count: number;
            /** @description Rounded down. 100 only if every video was watched. */
            percent: number;
            videos: components["schemas"]["VideoProgress"][];
        };
        CourseProgressStatistics: {
            subscribers_count: number;
            /** @description Subscribers who began a video. */
            started_count: number;
            /** @description Subscribers who watched every video. */
            finished_count: number;
            videos: {
                video_id: number;
                title: string;
                started_count: number;
                watched_count: number;
                /** @description For each tenth of the video, how many subscribers stopped in it without watching to the end. Subscribers whose player reported no length are left out. */
                stops: number[];
            }[];
        };
        CourseQuiz: {
            id: number;
            title: string;
            description: string;
            /** @description Questions without options are not counted. */
            questions_count: number;
            /** @description The mark of the viewer that counts. Null if the viewer has not taken the quiz. Omitted for visitors, for users who do not have the course, and by legacy APIs. */
            my_result?: {
                mark: number;
                total: number;
                attempts: number;
            } | null;
            /** Format: date-time */
            created_at: string;
        };
        CourseRecord: {
            id: number;
            title: string;
            /** @enum {integer} */
            is_home: 0 | 1;
            /**
             * @description Revision if set, otherwise home if set, otherwise centre.
             * @enum {integer}
             */
            is_revision: 0 | 1;
            /** @description The media type of the uploaded file. Null without a file. Clients need it before the click, because a document opens in a new tab. */
            record_type: string | null;
            /** Format: date-time */
            created_at: string;
        };
        CourseRequest: {
            name: string;
            /** @description Lower-case ASCII letters, digits and hyphens, with at least one letter; unique. */
            slug: string;
            description: string;
            /** @description What students learn, one point per line. Empty or null removes it. Legacy APIs omit it. */
            outcomes?: string | null;
            /** @description For whom the course is, one point per line. Empty or null removes it. Legacy APIs omit it. */
            audience?: string | null;
            /** @description Pounds. 0 is free. */
            price: number;
            /** @description The creator, a teacher or admin. */
            user_id: number;
            "categories[]": number[];
            image?: components["schemas"]["ImageFile"];
        };
        CourseSummary: {
            id: number;
            lecture_name: string;
            reacts: components["schemas"]["React"][];
            /** Format: date-time */
            created_at: string;
        };
        /** @description The owner of a course, on its page. */
        CourseTeacher: {
            id: number;
            name: string;
            image: string | null;
            image_small: string | null;
            /** @description What teachers write about themselves. Legacy APIs omit it. */
            biography?: string | null;
        };
        CourseUnit: {
            title: string;
            items: components["schemas"]["CourseUnitItem"][];
        };
        CourseUnitItem: {
            /** @enum {string} */
            kind: "video" | "record" | "pdf" | "quiz";
            id: number;
        };
        CourseUnits: {
            course_id: number;
            /** @description Grows with each change of the units. 0 if they were never changed. */
            version: number;
            units: components["schemas"]["CourseUnit"][];
        };
        CourseUnitsConflict: {
            code: string;
            message: string;
            current: components["schemas"]["CourseUnits"];
        };
        CourseUnitsRequest: {
            /** @description The version that was read. */
            version: number;
            units: {
                title: string;
                /** @description All units together have at most 2,000. */
                items: {
                    /** @enum {string} */
                    kind: "video" | "record" | "pdf" | "quiz";
                    id: number;
                }[];
            }[];
        };
        CourseUpdateRequest: {
            name?: string;
            /** @description Lower-case ASCII letters, digits and hyphens, with at least one letter; unique. */
            slug?: string;
            description?: string;
            /** @description What students learn, one point per line. Empty or null removes it. Legacy APIs omit it. */
            outcomes?: string | null;
            /** @description For whom the course is, one point per line. Empty or null removes it. Legacy APIs omit it. */
            audience?: string | null;
            /** @description Pounds. 0 is free. */
            price?: number;
            /** @description The creator, a teacher or admin. */
            user_id?: number;
            "categories[]"?: number[];
            image?: components["schemas"]["ImageFile"];
            /**
             * @description 1 removes the image. A new `image` takes precedence.
             * @enum {integer}
             */
            remove_image?: 0 | 1;
            /** @description The version that the client has read. */
            version?: number;
        };
        CourseUser: {
            id: number;
            name: string;
            email: string;
            phone: string | null;
            image: string | null;
            image_small: string | null;
            /** @enum {integer} */
            pending: 0 | 1;
            /** @description The number of quizzes of this course that the user has taken. Hidden from limited admins. */
            quiz_results_count?: number;
            /** Format: date-time */
            joined_at: string;
        };
        CourseUserList: {
            users: components["schemas"]["CourseUser"][];
            total: number;
            total_is_capped?: boolean;
            page: number;
            per_page: number;
        };
        CreateUserRequest: {
            name: string;
            /**
             * Format: email
             * @description Stored in lower case. Unique.
             */
            email: string;
            /** @description 7 to 15 digits. Spaces and other characters are removed. Arabic digits are allowed. */
            phone?: string;
            /** @description Must not be a common password. */
            password: string;
            /** @description The same as `password`. */
            password_confirmation: string;
            /**
             * @description `student` means `user`.
             * @enum {string}
             */
            role: "admin" | "teacher" | "user" | "student";
            /** @description What course pages say about a teacher. Empty or null removes it. Legacy APIs omit it. */
            biography?: string | null;
            image?: components["schemas"]["ImageFile"];
        };
        CurrentPasswordRequest: {
            current_password: string;
        };
        DeletionRequest: {
            /**
             * @description `refused` until the user asks again.
             * @enum {string}
             */
            status: "none" | "open" | "refused";
            /** Format: date-time */
            requested_at: string | null;
            /** Format: date-time */
            refused_at: string | null;
            refusal_reason: string | null;
            /** @description While the user owns courses, the account cannot be deleted. */
            own_courses_count: number;
        };
        /** @description A course for its editors. */
        EditableCourse: {
            id: number;
            name: string;
            /** @description Lower-case ASCII letters, digits and hyphens, with at least one letter. */
            slug: string;
            /** @description The beginning of the description, at most 160 characters. */
            excerpt: string;
            /** @description Pounds. 0 is free. */
            price: number;
            image: string | null;
            image_small: string | null;
            /** @description The creator. */
            user_id: number;
            user: components["schemas"]["CourseTeacher"];
            /** @description The first category. */
            category_id: number | null;
            categories: {
                id: number;
                name: string;
            }[];
            /** @description Subscribers. */
            users_count: number;
            videos_count: number;
            records_count: number;
            pdfs_count: number;
            summaries_count: number;
            quizzes_count: number;
            /** Format: date-time */
            created_at: string;
            description: string;
            /** @description What students learn, one point per line. Empty or null removes it. Legacy APIs omit it. */
            outcomes?: string | null;
            /** @description For whom the course is, one point per line. Empty or null removes it. Legacy APIs omit it. */
            audience?: string | null;
            version: number;
        };
        /** @description A quiz for the staff of its course. */
        EditableQuiz: {
            id: number;
            course_id: number;
            title: string;
            description: string;
            /** @description All questions, including those without options. */
            questions_count: number;
            /** @description Users who took the quiz. */
            results_count: number;
            /** Format: date-time */
            created_at: string;
        };
        EmailConfirmationRequest: {
            token: string;
        };
        EmbedMetadata: {
            /**
             * @description `not_found` is a private, deleted or not embeddable video.
             * @enum {string}
             */
            status: "found" | "not_found" | "unknown";
            /** @description Only with `found`. */
            title?: string;
            /** @description The length in seconds. Only with `found`. Null if the site does not say it. */
            duration?: number | null;
        };
        FoundVideo: {
            id: number;
            title: string;
            course: {
                id: number;
                name: string;
                slug: string;
            };
        };
        Home: {
            courses_count: number;
            /** @description The videos of all courses. */
            videos_count: number;
            /** @description Accounts with the role `user`. */
            students_count: number;
            newest_courses: components["schemas"]["CourseCard"][];
            /** @description The courses with the most subscribers. Courses without subscribers are left out. */
            popular_courses: components["schemas"]["CourseCard"][];
            /** @description The teachers with the most courses. Teachers without courses are left out. */
            teachers: components["schemas"]["HomeTeacher"][];
        };
        HomeTeacher: {
            id: number;
            name: string;
            image: string | null;
            image_small: string | null;
            courses_count: number;
            /** @description The category of most of their 20 newest courses. Null without categories. */
            category: {
                id: number;
                name: string;
            } | null;
        };
        /**
         * Format: binary
         * @description JPEG, PNG, WebP, AVIF or GIF, up to `image_bytes`. The server converts it to WebP, 960 px and 320 px wide.
         */
        ImageFile: Blob;
        LoginRequest: {
            /** Format: email */
            email: string;
            password: string;
            /** @description Six digits of the authenticator app, or a recovery code where there is one. Spaces, hyphens and Arabic digits are allowed. */
            code?: string;
        };
        Losses: {
            /** @description Courses that the users own. Users who own courses cannot be deleted. */
            courses: number;
            subscriptions: number;
            videos: number;
            records: number;
            pdfs: number;
            summaries: number;
            /** @description Uploaded files of records, PDFs and summaries. */
            files: number;
            quizzes: number;
            questions: number;
            options: number;
            /** @description Quiz results of students. */
            results: number;
            /** @description Students who answered the questions. Their results and answers are kept. */
            answers: number;
        };
        MainCategory: {
            id: number;
            name: string;
            /** @description The number of courses in all its categories. */
            courses_count: number;
            categories: components["schemas"]["Category"][];
        };
        MainCategoryList: {
            main_categories: components["schemas"]["MainCategory"][];
            total: number;
            total_is_capped?: boolean;
            page: number;
            per_page: number;
        };
        MainCategoryRequest: {
            name: string;
        };
        MyProgress: {
            courses: components["schemas"]["StartedCourse"][];
        };
        /** @description Sent only after a change of the caller's own password. All earlier tokens have ended. */
        NewToken: string;
        Notification: {
            id: number;
            data: {
                course_slug: string;
                course_name: string;
                video_id: number;
                video_title: string;
            };
            /** Format: date-time */
            read_at: string | null;
            /** Format: date-time */
            created_at: string;
        };
        NotificationList: {
            notifications: components["schemas"]["Notification"][];
            /** @description The number of all unread notifications, not only of this page. */
            unread_count: number;
            total: number;
            page: number;
            per_page: number;
        };
        NotificationsReadRequest: {
            ids?: number[];
        };
        NotificationsRequest: {
            /**
             * @deprecated
             * @description Ignored.
             */
            user_id?: number | string;
        };
        Option: {
            id: number;
            question_id: number;
            option_text: string;
            /** @enum {integer} */
            is_correct: 0 | 1;
            position: number;
            /** Format: date-time */
            created_at: string;
        };
        OptionList: {
            options: components["schemas"]["Option"][];
            total: number;
            page: number;
            per_page: number;
        };
        OptionUpdateRequest: {
            option_text?: string;
            /** @description 0 or 1. `true` and `false` are accepted, too. */
            is_correct?: number | boolean;
        };
        OptionsRequest: {
            options: {
                option_text: string;
                /** @description 0 or 1. `true` and `false` are accepted, too. */
                is_correct: number | boolean;
            }[];
        };
        Overview: {
            /** @enum {string} */
            scope: "platform" | "own";
            totals: {
                courses_count: number;
                /** @description Subscriptions. A user with two courses counts twice. */
                subscribers_count: number;
                /** @description Accounts of all roles. Platform only. */
                users_count?: number;
                /** @description Platform only. */
                students_count?: number;
                /** @description Platform only. */
                teachers_count?: number;
                /** @description The number of results. Only the first attempt of a user counts. */
                quiz_results_count?: number;
                /** @description In percent, with one decimal. Null without results. */
                average_mark?: number | null;
                /** @description The number of results in each fifth of the scale, from the lowest to the highest. */
                marks_spread?: number[];
                /** @description In Egyptian pounds. */
                value?: number;
            };
            /** @description The last twelve months in Cairo time, ending with the current one. */
            months: {
                /** @description For example `2026-11`. */
                month: string;
                /** @description Subscriptions that began in this month and still exist. */
                subscribers_count: number;
                /** @description Courses that were created in this month and still exist. */
                courses_count: number;
            }[];
            /** @description The ten courses with the most subscribers. For a teacher all own courses, at most 200. */
            courses: components["schemas"]["OverviewCourse"][];
        };
        OverviewCourse: {
            id: number;
            name: string;
            slug: string;
            image: string | null;
            image_small: string | null;
            users_count: number;
            /** @description The number of results. Only the first attempt of a user counts. */
            quiz_results_count?: number;
            /** @description In percent, with one decimal. Null without results. */
            average_mark?: number | null;
            /** @description The number of results in each fifth of the scale, from the lowest to the highest. */
            marks_spread?: number[];
            /** @description In Egyptian pounds. */
            value?: number;
        };
        OwnData: {
            /** Format: date-time */
            exported_at: string;
            account: {
                id: number;
                name: string;
                email: string;
                phone: string | null;
                /** @enum {string} */
                role: "admin" | "teacher" | "user";
                image: string | null;
                biography: string | null;
                /** Format: date-time */
                email_confirmed_at: string | null;
                /** Format: date-time */
                created_at: string;
                /** Format: date-time */
                updated_at: string;
            };
            two_step: {
                /** @enum {integer} */
                is_on: 0 | 1;
                /** Format: date-time */
                turned_on_at: string | null;
                recovery_codes_left: number;
            };
            deletion_request: {
                /** Format: date-time */
                requested_at: string;
                /** Format: date-time */
                refused_at: string | null;
                refusal_reason: string | null;
            } | null;
            /** @description The platform stores no payments. They are in the statements of the wallet. */
            subscriptions: {
                course_id: number;
                course_name: string;
                is_pending: boolean;
                /** Format: date-time */
                created_at: string;
            }[];
            created_courses: {
                id: number;
                name: string;
                slug: string;
                /** Format: date-time */
                created_at: string;
            }[];
            quiz_results: {
                quiz_id: number;
                quiz_title: string;
                course_name: string;
                /** @description The mark of the first attempt. */
                mark: number;
                total: number;
                attempts: {
                    attempt: number;
                    mark: number;
                    total: number;
                    /** Format: date-time */
                    created_at: string;
                    answers: {
                        question_text: string;
                        /** @description Null if it was not answered. */
                        option_text: string | null;
                        correct_option_text: string;
                    }[];
                }[];
            }[];
            video_progress: {
                video_id: number;
                video_title: string;
                course_name: string;
                /** @description Seconds from the start. */
                position: number;
                duration: number | null;
                is_watched: boolean;
                /** Format: date-time */
                played_at: string;
            }[];
            summaries: {
                id: number;
                lecture_name: string;
                course_name: string;
                file_size: number;
                pdf_path: string;
                /** Format: date-time */
                created_at: string;
            }[];
            reactions: {
                summary_id: number;
                lecture_name: string;
                /** @enum {string} */
                reaction: "love" | "like" | "angry" | "care";
                /** Format: date-time */
                created_at: string;
            }[];
            summary_reports: {
                summary_id: number;
                lecture_name: string;
                /** @enum {string} */
                reason: "wrong" | "copied" | "inappropriate" | "unreadable" | "other";
                note: string;
                /** Format: date-time */
                created_at: string;
            }[];
            sessions: {
                id: number;
                browser: string;
                system: string;
                /** Format: date-time */
                created_at: string;
                /** Format: date-time */
                last_used_at: string;
            }[];
            /** @description The browsers and systems from which the user has signed in. */
            devices: {
                browser: string;
                system: string;
                /** Format: date-time */
                signed_in_at: string;
            }[];
            passkeys: {
                name: string;
                /** Format: date-time */
                created_at: string;
                /** Format: date-time */
                last_used_at: string | null;
            }[];
            notifications: {
                course_name: string;
                video_title: string;
                /** Format: date-time */
                created_at: string;
                /** Format: date-time */
                read_at: string | null;
            }[];
            /** @description What the user did that is recorded, and what others did with the account. */
            audit_entries: {
                /** Format: date-time */
                created_at: string;
                /** @enum {string} */
                kind: "create" | "update" | "delete" | "failed_sign_in" | "refusal";
                action: string;
                by_user: boolean;
                target_type: string | null;
                changed_fields: string[];
                /** @description Null for entries of others. */
                address: string | null;
            }[];
        };
        Passkey: {
            id: number;
            name: string;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description The last sign-in with it.
             */
            last_used_at: string | null;
        };
        /** @description `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
        PasskeyCreationOptions: {
            challenge: string;
            rp: {
                id: string;
                name: string;
            };
            user: {
                id: string;
                name: string;
                displayName: string;
            };
            pubKeyCredParams: {
                alg: number;
                /** @enum {string} */
                type: "public-key";
            }[];
            /** @description In milliseconds. */
            timeout: number;
            /** @enum {string} */
            attestation: "none";
            /** @description The passkeys that the account has. */
            excludeCredentials: {
                id: string;
                /** @enum {string} */
                type: "public-key";
            }[];
            authenticatorSelection: {
                /** @enum {string} */
                residentKey: "required";
                requireResidentKey: boolean;
                /** @enum {string} */
                userVerification: "required";
            };
        };
        PasskeyList: {
            passkeys: components["schemas"]["Passkey"][];
            /** @description How many an account can have. */
            max_passkeys: number;
        };
        /** @description `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
        PasskeyRequestOptions: {
            challenge: string;
            rpId: string;
            /** @description In milliseconds. */
            timeout: number;
            /** @enum {string} */
            userVerification: "required";
        };
        PasskeySignInRequest: {
            credential_id: string;
            client_data_json: string;
            authenticator_data: string;
            signature: string;
            /** @description Identifies the user. */
            user_handle: string;
        };
        PasswordResetLink: {
            token: string;
            /** Format: date-time */
            expires_at: string;
        };
        PasswordResetMailRequest: {
            /** Format: email */
            email: string;
        };
        PasswordResetRequest: {
            token: string;
            /** @description Must not be a common password. */
            password: string;
            /** @description The same as `password`. */
            password_confirmation: string;
        };
        Pdf: {
            id: number;
            course_id: number;
            title: string;
            /** @description A signed link to the file. It needs no token and is valid for 10 to 15 minutes. */
            url: string;
            /** Format: date-time */
            created_at: string;
        };
        PdfChange: {
            /** @description Must be the course of the PDF, if given. A PDF cannot move to another course. */
            course_id?: number;
            title?: string;
            url?: components["schemas"]["PdfFile"];
        };
        /**
         * Format: binary
         * @description PDF, up to `pdf_bytes`.
         */
        PdfFile: Blob;
        PdfList: {
            pdfs: components["schemas"]["PdfListItem"][];
            total: number;
            total_is_capped?: boolean;
            page: number;
            per_page: number;
        };
        PdfListItem: {
            id: number;
            course_id: number;
            title: string;
            /**
             * @description The viewer may not open it.
             * @enum {integer}
             */
            is_locked: 0 | 1;
            /** Format: date-time */
            created_at: string;
        };
        PdfRequest: {
            course_id: number;
            title: string;
            url: components["schemas"]["PdfFile"];
        };
        PracticeQuestion: {
            id: number;
            question_text: string;
            /** @enum {string} */
            type: "multiple_choice";
            position: number;
            options: {
                id: number;
                option_text: string;
                position: number;
            }[];
            correct_option_id: number;
            explanation: string | null;
        };
        /**
         * @description The format of every error.
         * @example {
         *       "code": "invalid",
         *       "message": "راجع الحقول المشار إليها.",
         *       "errors": {
         *         "email": [
         *           "أدخل بريدًا إلكترونيًا صحيحًا."
         *         ]
         *       }
         *     }
         */
        Problem: {
            /** @description A stable English code. Programs should check it instead of the message. */
            code: string;
            /** @description One sentence in the language of the user (`Accept-Language`). */
            message: string;
            /** @description Messages by field, in the order of display. They do not contain the name of the field. */
            errors?: {
                [key: string]: string[];
            };
        };
        Profile: {
            data: components["schemas"]["User"];
            access_token?: components["schemas"]["NewToken"];
        };
        ProgressRequest: {
            /** @description If a video is named twice, its latest position counts. */
            positions: {
                video_id: number;
                /** @description Whole seconds from the start. */
                position: number;
                /** @description The length of the video in seconds, if the player knows it. */
                duration?: number;
                /**
                 * @description It was played to the end or almost.
                 * @default 0
                 * @enum {integer}
                 */
                is_watched?: 0 | 1;
                /** @description How long ago the position was reached, in milliseconds. */
                age_ms: number;
            }[];
        };
        /** @description A course with its contents, without anything that depends on the viewer. */
        PublicCourse: {
            id: number;
            name: string;
            /** @description Lower-case ASCII letters, digits and hyphens, with at least one letter. */
            slug: string;
            /** @description The beginning of the description, at most 160 characters. */
            excerpt: string;
            /** @description Pounds. 0 is free. */
            price: number;
            image: string | null;
            image_small: string | null;
            /** @description The creator. */
            user_id: number;
            user: components["schemas"]["CourseTeacher"];
            /** @description The first category. */
            category_id: number | null;
            categories: {
                id: number;
                name: string;
            }[];
            /** @description Subscribers. */
            users_count: number;
            videos_count: number;
            records_count: number;
            pdfs_count: number;
            summaries_count: number;
            quizzes_count: number;
            /** Format: date-time */
            created_at: string;
            description: string;
            /** @description What students learn, one point per line. Empty or null removes it. Legacy APIs omit it. */
            outcomes?: string | null;
            /** @description For whom the course is, one point per line. Empty or null removes it. Legacy APIs omit it. */
            audience?: string | null;
            /** @description The length of all videos together, in seconds. Null if the length of one is not known, and without videos. Legacy APIs omit it. */
            videos_duration?: number | null;
            videos: {
                id: number;
                title: string;
                /** @enum {integer} */
                is_free: 0 | 1;
                /** @description The length in seconds. Null if it is not known. Legacy APIs omit it. */
                duration?: number | null;
                /** Format: date-time */
                created_at: string;
            }[];
            records: components["schemas"]["CourseRecord"][];
            pdfs: components["schemas"]["CoursePdf"][];
            summaries: components["schemas"]["CourseSummary"][];
            quizzes: components["schemas"]["CourseQuiz"][];
            /** @description Courses that share a category, at most 8. */
            similar_courses: components["schemas"]["CourseCard"][];
        };
        Question: {
            id: number;
            quiz_id: number;
            course_id: number;
            question_text: string;
            /** @enum {string} */
            type: "multiple_choice";
            position: number;
            options_count: number;
            /** @description Why the correct option is correct. Students see it after they have submitted an attempt. Legacy APIs omit it. */
            explanation?: string | null;
            options: components["schemas"]["Option"][];
            /** Format: date-time */
            created_at: string;
        };
        QuestionList: {
            questions: components["schemas"]["Question"][];
            /** @description The quiz of the questions. Legacy APIs omit it. */
            quiz?: {
                id: number;
                title: string;
                course_id: number;
                course_name: string;
            };
            total: number;
            total_is_capped?: boolean;
            page: number;
            per_page: number;
        };
        QuestionOrderRequest: {
            question_ids: number[];
        };
        QuestionRequest: {
            quiz_id?: number;
            question_text: string;
            /** @enum {string} */
            type: "multiple_choice";
            explanation?: string | null;
        };
        QuestionUpdateRequest: {
            /**
             * @deprecated
             * @description Ignored. A question cannot move to another quiz.
             */
            course_id?: number;
            question_text?: string;
            /** @enum {string} */
            type?: "multiple_choice";
            explanation?: string | null;
        };
        Quiz: {
            id: number;
            course_id: number;
            course: {
                id: number;
                name: string;
                slug: string;
            };
            title: string;
            description: string;
            questions_count: number;
            /** Format: date-time */
            created_at: string;
            questions: components["schemas"]["QuizQuestion"][];
            /** @description The results of the viewer. Null before the first attempt. */
            my_result: {
                /** @description The mark of the first attempt, which counts. */
                mark: number;
                /** @description The number of questions in the first attempt. */
                total: number;
                /** @description The mark of the attempt with the largest share of correct answers. */
                best: number;
                /** @description The number of questions in that attempt. */
                best_total: number;
                attempts: number;
            } | null;
        };
        QuizAnswerCounts: {
            questions: {
                id: number;
                question_text: string;
                position: number;
                explanation: string | null;
                /** @description Users whose first attempt had this question. */
                attempts_count: number;
                /** @description Users who left it unanswered. */
                blank_count: number;
                options: {
                    option_text: string;
                    /** @enum {integer} */
                    is_correct: 0 | 1;
                    /**
                     * @description The question has no such option any more.
                     * @enum {integer}
                     */
                    is_former: 0 | 1;
                    count: number;
                }[];
            }[];
        };
        QuizAttempt: {
            id: number;
            /** @description 1 is the first attempt. */
            attempt: number;
            mark: number;
            total: number;
            /** Format: date-time */
            created_at: string;
        };
        QuizAttemptList: {
            attempts: components["schemas"]["QuizAttempt"][];
            total: number;
            page: number;
            per_page: number;
        };
        QuizAttemptReview: {
            id: number;
            quiz_id: number;
            attempt: number;
            mark: number;
            total: number;
            /** Format: date-time */
            created_at: string;
            /** @description Every question of the attempt, in the order in which it was shown. */
            answers: components["schemas"]["ReviewedAnswer"][];
            practice_questions: components["schemas"]["PracticeQuestion"][];
        };
        QuizList: {
            quizzes: components["schemas"]["QuizListItem"][];
            total: number;
            total_is_capped?: boolean;
            page: number;
            per_page: number;
        };
        QuizListItem: {
            id: number;
            course_id: number;
            title: string;
            description: string;
            /** @description Questions without options are not counted. */
            questions_count: number;
            /**
             * @description The viewer may not take it.
             * @enum {integer}
             */
            is_locked: 0 | 1;
            /** Format: date-time */
            created_at: string;
        };
        QuizQuestion: {
            id: number;
            question_text: string;
            /** @enum {string} */
            type: "multiple_choice";
            position: number;
            options: {
                id: number;
                option_text: string;
                position: number;
            }[];
        };
        QuizRequest: {
            course_id: number;
            title: string;
            description: string;
        };
        QuizResult: {
            id: number;
            quiz_id: number;
            mark: number;
            total: number;
            /** @description 1 is the first attempt, whose mark counts. */
            attempt: number;
            /** @description Every question of the attempt, in the displayed order. */
            answers: {
                question_id: number;
                option_id: number | null;
                correct_option_id: number;
                /** @description The current explanation of the question. Legacy APIs omit it. */
                explanation?: string | null;
            }[];
            /** Format: date-time */
            created_at: string;
        };
        QuizResultRequest: {
            quiz_id: number;
            /**
             * @deprecated
             * @description Ignored. An attempt belongs to the signed-in user.
             */
            user_id?: number;
            /**
             * @deprecated
             * @description Ignored. The server marks the attempt.
             */
            mark?: number;
            /** Format: uuid */
            attempt_key: string;
            /** @description At most one answer for each question. */
            answers: {
                question_id: number;
                /** @description Null for an unanswered question. */
                option_id: number | null;
            }[];
        };
        /** @description Omitted fields do not change. */
        QuizUpdateRequest: {
            course_id?: number;
            title?: string;
            description?: string;
        };
        React: {
            /** @enum {string} */
            reaction: "love" | "like" | "angry" | "care";
            /** @description At least 1. Reactions without users are not listed. */
            count: number;
        };
        ReactRequest: {
            summary_id: number;
            /** @enum {string} */
            reaction: "love" | "like" | "angry" | "care";
        };
        ReactResult: {
            summary_id: number;
            reacts: components["schemas"]["React"][];
            /** @enum {string|null} */
            my_reaction: "love" | "like" | "angry" | "care" | null;
        };
        Record: {
            id: number;
            course_id: number;
            title: string;
            /** @enum {integer} */
            is_home: 0 | 1;
            /**
             * @description Revision if set, otherwise home if set, otherwise centre.
             * @enum {integer}
             */
            is_revision: 0 | 1;
            /**
             * @description The viewer may not open it.
             * @enum {integer}
             */
            is_locked: 0 | 1;
            /** @description The media type of the uploaded file. Null without a file. Clients play `video/mp4` and `audio/mpeg` in the page, and open documents in a new tab. */
            record_type: string | null;
            /** @description An id for the third player, or an absolute URL. Missing if locked. */
            url: string | null;
            /** @description Like `url`. Clients play it instead of `url`. */
            website_url: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description A signed link to the uploaded file. It needs no token and is valid for 10 to 15 minutes. Clients prefer it to `url` and `website_url`. */
            record_url: string | null;
        };
        RecordChange: {
            /** @description Must be the course of the record, if given. A record cannot move to another course. */
            course_id?: number;
            title?: string;
            /** @description An id for the player, a link to a video on a site in `embed_providers` of the settings, or an https URL on a host in `embed_hosts`. The link may be in the code of an iframe or in a sentence. The response has the URL of the site's player instead. */
            url?: string | null;
            /** @description An id for the player, a link to a video on a site in `embed_providers` of the settings, or an https URL on a host in `embed_hosts`. The link may be in the code of an iframe or in a sentence. The response has the URL of the site's player instead. */
            website_url?: string | null;
            /** @enum {integer} */
            is_home?: 0 | 1;
            /** @enum {integer} */
            is_revision?: 0 | 1;
            record_url?: components["schemas"]["RecordFile"];
        };
        /**
         * Format: binary
         * @description PDF, DOC, DOCX, MP3 or MP4, up to `record_bytes`.
         */
        RecordFile: Blob;
        RecordList: {
            records: components["schemas"]["RecordListItem"][];
            total: number;
            total_is_capped?: boolean;
            page: number;
            per_page: number;
        };
        RecordListItem: {
            id: number;
            course_id: number;
            title: string;
            /** @enum {integer} */
            is_home: 0 | 1;
            /**
             * @description Revision if set, otherwise home if set, otherwise centre.
             * @enum {integer}
             */
            is_revision: 0 | 1;
            /**
             * @description The viewer may not open it.
             * @enum {integer}
             */
            is_locked: 0 | 1;
            /** @description The media type of the uploaded file. Null without a file. Clients play `video/mp4` and `audio/mpeg` in the page, and open documents in a new tab. */
            record_type: string | null;
            /** @description An id for the third player, or an absolute URL. Missing if locked. */
            url?: string | null;
            /** @description Like `url`. Clients play it instead of `url`. */
            website_url?: string | null;
            /** Format: date-time */
            created_at: string;
        };
        RecordRequest: {
            course_id: number;
            title: string;
            /** @description An id for the player, a link to a video on a site in `embed_providers` of the settings, or an https URL on a host in `embed_hosts`. The link may be in the code of an iframe or in a sentence. The response has the URL of the site's player instead. */
            url?: string | null;
            /** @description An id for the player, a link to a video on a site in `embed_providers` of the settings, or an https URL on a host in `embed_hosts`. The link may be in the code of an iframe or in a sentence. The response has the URL of the site's player instead. */
            website_url?: string | null;
            /** @enum {integer} */
            is_home?: 0 | 1;
            /** @enum {integer} */
            is_revision?: 0 | 1;
            record_url?: components["schemas"]["RecordFile"];
        };
        RecoveryCodes: {
            recovery_codes: string[];
        };
        RefuseDeletionRequest: {
            /** @description The user reads it. */
            reason: string;
        };
        RegisterRequest: {
            name: string;
            /**
             * Format: email
             * @description Stored in lower case. Unique.
             */
            email: string;
            /** @description 7 to 15 digits. Spaces and other characters are removed. Arabic digits are allowed. */
            phone?: string;
            /** @description Must not be a common password. */
            password: string;
            /** @description The same as `password`. */
            password_confirmation: string;
            /**
             * @deprecated
             * @description Ignored. Users cannot choose their role.
             */
            role?: string;
        };
        RenamePasskeyRequest: {
            name: string;
        };
        ReviewedAnswer: {
            question_id: number;
            question_text: string;
            /** @description The chosen option. Null for an unanswered question. */
            option_id: number | null;
            option_text: string | null;
            correct_option_id: number;
            correct_option_text: string;
            /** @description All options, in their order at that time. Attempts that were stored before options were kept have the chosen and the correct one only. */
            options: {
                id: number;
                option_text: string;
            }[];
            /** @description The current explanation. Null if the question was deleted. */
            explanation: string | null;
            /**
             * @description `changed`: the text, an option or the correct option is different now.
             * @enum {string}
             */
            state: "same" | "changed" | "deleted";
        };
        SavedProgress: {
            videos: components["schemas"]["VideoProgress"][];
            /** @description These were not saved. Sending them again does not help. */
            refused: {
                video_id: number;
                /** @enum {string} */
                reason: "not_found" | "locked";
            }[];
        };
        SearchResults: {
            /** @description At most 10, the best matches first. */
            courses: components["schemas"]["CourseCard"][];
            /** @description The number of courses that match. Counting stops at 1,000. */
            courses_total: number;
            /** @description Owners of courses whose name matches. At most 5. */
            teachers: components["schemas"]["CourseOwner"][];
            /** @description At most 5. */
            videos: components["schemas"]["FoundVideo"][];
        };
        Session: {
            access_token: string;
            data: components["schemas"]["User"];
        };
        SessionList: {
            sessions: components["schemas"]["ActiveSession"][];
            /** @description May be more than the list has. */
            total: number;
            /** @description On how many devices the user can be signed in. On one more, the one that was used least recently is signed out. Null without a limit. */
            max_devices: number | null;
        };
        Settings: {
            /** @description The embed URL of each player. `{id}` is the placeholder for the id of the item. */
            players: {
                /** @description Plays `website_url` of a video. */
                website: string;
                /** @description Plays `url` of a video without `website_url`. */
                app: string;
                /** @description Plays records. */
                record: string;
            };
            /** @description The format of each player's ids: a regular expression for the whole id. */
            player_ids: {
                website: string;
                app: string;
                record: string;
            };
            /** @description Hosts whose https URLs may be embedded. */
            embed_hosts: string[];
            /** @description Video sites whose links may be embedded, whether or not their hosts are in `embed_hosts`. */
            embed_providers: ("youtube" | "vimeo" | "drive" | "bunny" | "vdocipher" | "dailymotion")[];
            /** @description The wallet number that receives payments for courses. */
            wallet_number: string;
            contacts: {
                phone: string;
                email: string;
                address: string;
            };
            social_links: {
                /** @enum {string} */
                network: "facebook" | "youtube" | "instagram" | "whatsapp" | "telegram" | "tiktok" | "x" | "linkedin";
                url: string;
            }[];
            /** @description The download of the mobile app, on another site. Null without an app. */
            app_download: {
                url: string;
                /** @description In bytes. Null if unknown. */
                size: number | null;
            } | null;
            limits: {
                json_bytes: number;
                image_bytes: number;
                pdf_bytes: number;
                record_bytes: number;
                /** @description Null if the app uses another API, which takes no video files. */
                video_bytes: number | null;
                summary_images: number;
                password_min: number;
                password_max: number;
                name_max: number;
                description_max: number;
                price_max: number;
            };
            /**
             * @description Whether public pages block the right click and the keys for developer tools.
             * @enum {integer}
             */
            content_guard: 0 | 1;
            /**
             * @description Whether paid videos show the name of the viewer and the end of the phone number.
             * @enum {integer}
             */
            video_watermark: 0 | 1;
            /**
             * @description Whether visitors may play videos with `is_free` without signing in, with `getPublicVideo`. 0 if the app uses another API.
             * @enum {integer}
             */
            free_videos_without_account: 0 | 1;
            /**
             * @description Whether admins can create links with which users set a new password. 0 if the app uses another API.
             * @enum {integer}
             */
            password_reset_links: 0 | 1;
            /**
             * @description Whether the server records who changed what. 0 if the app uses another API.
             * @enum {integer}
             */
            audit_log: 0 | 1;
            /**
             * @description Whether the server sends users a link for a new password by e-mail, with `requestPasswordResetMail`. 0 if the app uses another API.
             * @enum {integer}
             */
            password_reset_mail: 0 | 1;
            /**
             * @description Whether the server sends links with which users confirm their e-mail, with `requestEmailConfirmationMail`. 0 if it sends no mail, or the app uses another API.
             * @enum {integer}
             */
            email_confirmation: 0 | 1;
            /**
             * @description Whether users can list and end their sessions, with `listMySessions`. 0 if the app uses another API.
             * @enum {integer}
             */
            device_list: 0 | 1;
            /**
             * @description Whether accounts can use two-step verification, with `turnOnTwoStep`. 0 if the app uses another API.
             * @enum {integer}
             */
            two_step: 0 | 1;
            /**
             * @description Whether users can download their data, with `exportMyData`, and ask for the deletion of their account. 0 if the app uses another API.
             * @enum {integer}
             */
            own_data: 0 | 1;
            /**
             * @description Whether users can sign in with passkeys, with `signInWithPasskey`. 0 if the app uses another API, or the server has no `PUBLIC_URL` with a domain and https.
             * @enum {integer}
             */
            passkeys: 0 | 1;
        };
        SlugAdvice: {
            slug: string;
            /**
             * @description `reserved` slugs belong to the site. `invalid` slugs break the rules for slugs.
             * @enum {string}
             */
            status: "free" | "taken" | "reserved" | "invalid";
            suggestion: string;
        };
        StartPasskeySetupRequest: {
            current_password: string;
            /** @description Six digits of the authenticator app, or a recovery code. Required if the account uses two-step verification. */
            code?: string;
        };
        StartedCourse: {
            course: components["schemas"]["CourseCard"];
            /** @description All videos of the course. */
            videos_count: number;
            /** @description The videos that were watched and still exist. */
            watched_count: number;
            /** @description Rounded down. 100 only if every video was watched. */
            percent: number;
            /**
             * Format: date-time
             * @description When a video of the course was last played.
             */
            played_at: string;
            /** @description The video that was played last, if it was not watched to the end. Otherwise the next one after it that was not watched, or the first one. Null if all were watched. */
            next_video: {
                id: number;
                title: string;
                /** @description Seconds from the start. 0 if it was not begun. */
                position: number;
                duration: number | null;
            } | null;
        };
        Summary: {
            id: number;
            course_id: number;
            lecture_name: string;
            /** @description A signed link to the file. It needs no token and is valid for 10 to 15 minutes. */
            pdf_path: string;
            /** @description The author. Null if the account was deleted. */
            user: {
                id: number;
                name: string;
                image: string | null;
                image_small: string | null;
            } | null;
            reacts: components["schemas"]["React"][];
            /** @enum {string|null} */
            my_reaction: "love" | "like" | "angry" | "care" | null;
            /** @description The viewer may change it. Legacy APIs cannot change summaries. */
            can_edit: boolean;
            /** Format: date-time */
            created_at: string;
        };
        SummaryChange: {
            lecture_name?: string;
            pdf?: components["schemas"]["PdfFile"];
        };
        /** @description A summary on the course page, for a signed-in viewer. */
        SummaryListItem: {
            id: number;
            lecture_name: string;
            /** @description Signed link to an image of the first page, 240 × 320 pixels. Null for viewers without the course, for files that cannot be drawn or were added before thumbnails existed, and from legacy APIs. */
            thumbnail_path: string | null;
            /** @description The author. Null if the account was deleted. */
            user: {
                id: number;
                name: string;
                image: string | null;
                image_small: string | null;
            } | null;
            reacts: components["schemas"]["React"][];
            /** @enum {string|null} */
            my_reaction: "love" | "like" | "angry" | "care" | null;
            /** @description The viewer may change it. Legacy APIs cannot change summaries. */
            can_edit: boolean;
            /** @description The viewer may report it. Legacy APIs have no reports. */
            can_report: boolean;
            /** @description The viewer has reported it. */
            is_reported: boolean;
            /** @description How many users have reported it. Null for viewers who are not staff of the course, and from legacy APIs. */
            reports_count: number | null;
            /** Format: date-time */
            created_at: string;
        };
        SummaryReportRequest: {
            /** @enum {string} */
            reason: "wrong" | "copied" | "inappropriate" | "unreadable" | "other";
            /** @default  */
            note?: string;
        };
        SummaryReports: {
            reports: {
                /** @enum {string} */
                reason: "wrong" | "copied" | "inappropriate" | "unreadable" | "other";
                /** @description Empty if the user wrote nothing. */
                note: string;
                /** Format: date-time */
                created_at: string;
            }[];
        };
        SummaryRequest: {
            lecture_name: string;
            course_id: number;
            pdf: components["schemas"]["PdfFile"];
        };
        TurnOnTwoStepRequest: {
            /** @description The secret of `startTwoStepSetup`. */
            secret: string;
            current_password: string;
            /** @description Six digits of the authenticator app, or a recovery code where there is one. Spaces, hyphens and Arabic digits are allowed. */
            code: string;
        };
        TwoStepChangeRequest: {
            current_password: string;
            /** @description Six digits of the authenticator app, or a recovery code where there is one. Spaces, hyphens and Arabic digits are allowed. */
            code: string;
        };
        TwoStepSetup: {
            /** @description In Base32. */
            secret: string;
            /** @description The address `otpauth://totp/…`, for a QR code. */
            url: string;
        };
        TwoStepState: {
            /** @enum {integer} */
            is_on: 0 | 1;
            /**
             * @description Whether the operator requires it of the role. While it is not on, every operation that needs a session gets 403 `two_step_required`, except `getMyTwoStep`, `startTwoStepSetup`, `turnOnTwoStep` and `logout`.
             * @enum {integer}
             */
            is_required: 0 | 1;
            /** Format: date-time */
            turned_on_at: string | null;
            recovery_codes_left: number;
        };
        UnreadCount: {
            unread_count: number;
        };
        UpdateProfileRequest: {
            name?: string;
            /**
             * Format: email
             * @description Stored in lower case. Unique.
             */
            email?: string;
            /** @description A phone number cannot be removed. An empty one is a field error. */
            phone?: string;
            /** @description Must not be a common password. */
            password?: string;
            /** @description The same as `password`. */
            password_confirmation?: string;
            /** @description The current password of the caller's own account. The description says when it is required. */
            current_password?: string;
            /** @description What course pages say about a teacher. Empty or null removes it. Legacy APIs omit it. */
            biography?: string | null;
            image?: components["schemas"]["ImageFile"];
            /**
             * @description 1 removes the image. A new `image` takes precedence.
             * @enum {integer}
             */
            remove_image?: 0 | 1;
            /**
             * @deprecated
             * @description Ignored.
             */
            id?: string;
            /**
             * @deprecated
             * @description Ignored.
             */
            user_id?: string;
            /**
             * @deprecated
             * @description Ignored. Users cannot choose their role.
             */
            role?: string;
        };
        UpdateUserRequest: {
            name?: string;
            /**
             * Format: email
             * @description Stored in lower case. Unique.
             */
            email?: string;
            phone?: string | null;
            /** @description Must not be a common password. */
            password?: string;
            /** @description The same as `password`. */
            password_confirmation?: string;
            /** @description The current password of the caller's own account. The description says when it is required. */
            current_password?: string;
            /**
             * @description `student` means `user`.
             * @enum {string}
             */
            role?: "admin" | "teacher" | "user" | "student";
            /** @description What course pages say about a teacher. Empty or null removes it. Legacy APIs omit it. */
            biography?: string | null;
            image?: components["schemas"]["ImageFile"];
            /**
             * @description 1 removes the image. A new `image` takes precedence.
             * @enum {integer}
             */
            remove_image?: 0 | 1;
        };
        UpdatedUser: {
            id: number;
            name: string;
            email: string;
            phone: string | null;
            /** @enum {string} */
            role: "admin" | "teacher" | "user";
            /** @description The role, as a list with one entry. */
            roles: ("admin" | "teacher" | "user")[];
            image: string | null;
            image_small: string | null;
            /**
             * @description Whether the operator has limited the rights of this admin.
             * @enum {integer}
             */
            is_limited: 0 | 1;
            /** Format: date-time */
            created_at: string;
            access_token?: components["schemas"]["NewToken"];
        };
        /** @description An account, for its user and for admins. */
        User: {
            id: number;
            name: string;
            email: string;
            phone: string | null;
            /** @enum {string} */
            role: "admin" | "teacher" | "user";
            /** @description The role, as a list with one entry. */
            roles: ("admin" | "teacher" | "user")[];
            image: string | null;
            image_small: string | null;
            /**
             * @description Whether the operator has limited the rights of this admin.
             * @enum {integer}
             */
            is_limited: 0 | 1;
            /** Format: date-time */
            created_at: string;
        };
        UserCourse: {
            user_id: number;
            course_id: number;
            /** @enum {integer} */
            pending: 0 | 1;
            /** Format: date-time */
            created_at: string;
        };
        UserCourseRequest: {
            user_id: number;
            course_id: number;
            /**
             * @default 1
             * @enum {integer}
             */
            pending?: 0 | 1;
        };
        UserCourses: {
            user_courses: components["schemas"]["UserCourse"][];
            /** @description The number of new subscriptions. */
            created_count: number;
        };
        UserCoursesRequest: {
            user_id: number;
            course_ids: number[];
        };
        /** @description An account with the latest 200 courses of each kind. The numbers count all courses. */
        UserDetail: {
            id: number;
            name: string;
            email: string;
            phone: string | null;
            /** @enum {string} */
            role: "admin" | "teacher" | "user";
            /** @description The role, as a list with one entry. */
            roles: ("admin" | "teacher" | "user")[];
            image: string | null;
            image_small: string | null;
            /**
             * @description Whether the operator has limited the rights of this admin.
             * @enum {integer}
             */
            is_limited: 0 | 1;
            /** Format: date-time */
            created_at: string;
            number_of_purchased_courses: number;
            /**
             * @description Whether it has the course of `course_id`.
             * @enum {integer}
             */
            has_course?: 0 | 1;
            /**
             * @description Whether it uses two-step verification. Only in the list for admins.
             * @enum {integer}
             */
            has_two_step?: 0 | 1;
            /**
             * Format: date-time
             * @description When the user asked for the deletion, until an admin decides. Only in the list for admins.
             */
            deletion_requested_at?: string | null;
            number_of_created_courses: number;
            /** @description What course pages say about a teacher. Empty or null removes it. Legacy APIs omit it. */
            biography?: string | null;
            /**
             * Format: date-time
             * @description When the user confirmed the e-mail with a link. Null until then, and after a change of the e-mail. Legacy APIs omit it.
             */
            email_confirmed_at?: string | null;
            purchased_courses: components["schemas"]["CourseCard"][];
            created_courses: components["schemas"]["CourseCard"][];
        };
        UserList: {
            users: components["schemas"]["UserListItem"][];
            total: number;
            total_is_capped?: boolean;
            page: number;
            per_page: number;
        };
        UserListItem: {
            id: number;
            name: string;
            email: string;
            phone: string | null;
            /** @enum {string} */
            role: "admin" | "teacher" | "user";
            /** @description The role, as a list with one entry. */
            roles: ("admin" | "teacher" | "user")[];
            image: string | null;
            image_small: string | null;
            /**
             * @description Whether the operator has limited the rights of this admin.
             * @enum {integer}
             */
            is_limited: 0 | 1;
            /** Format: date-time */
            created_at: string;
            number_of_purchased_courses: number;
            /**
             * @description Whether it has the course of `course_id`.
             * @enum {integer}
             */
            has_course?: 0 | 1;
            /**
             * @description Whether it uses two-step verification. Only in the list for admins.
             * @enum {integer}
             */
            has_two_step?: 0 | 1;
            /**
             * Format: date-time
             * @description When the user asked for the deletion, until an admin decides. Only in the list for admins.
             */
            deletion_requested_at?: string | null;
            number_of_created_courses: number;
        };
        UserQuizResult: {
            /** @description The id of the first attempt. */
            id: number;
            quiz_id: number;
            quiz_name: string;
            course_id: number;
            course_name: string;
            course_slug: string;
            user_id: number;
            user_name: string;
            /** @description The mark of the first attempt. */
            mark: number;
            /** @description The number of questions in the first attempt. */
            total: number;
            /** @description The mark of the attempt with the largest share of correct answers. */
            best: number;
            /** @description The number of questions in that attempt. */
            best_total: number;
            attempts: number;
            /**
             * Format: date-time
             * @description The time when the first attempt was submitted.
             */
            created_at: string;
        };
        UserQuizResultList: {
            quiz_results: components["schemas"]["UserQuizResult"][];
            total: number;
            total_is_capped?: boolean;
            page: number;
            per_page: number;
        };
        Video: {
            id: number;
            course_id: number;
            title: string;
            /**
             * @description Open to any signed-in user, and to visitors with `free_videos_without_account` of the settings.
             * @enum {integer}
             */
            is_free: 0 | 1;
            /**
             * @description The viewer may not open it.
             * @enum {integer}
             */
            is_locked: 0 | 1;
            /** @description An id for the second player (`players.app` of the settings), or an absolute URL on an allowed host. */
            url?: string | null;
            /** @description An id for the first player (`players.website` of the settings), or an absolute URL. Clients play it instead of `url`. */
            website_url?: string | null;
            /** @description The media type of the uploaded file, `video/mp4` or `video/webm`. Missing without a file. */
            video_type?: string;
            /** @description A signed link to the uploaded file, not in lists. It needs no token and is valid for 10 to 15 minutes. Clients play it instead of both URLs. */
            video_url?: string;
            /** @description The length in seconds. Null if it is not known. Legacy APIs omit it. */
            duration?: number | null;
            /** @description In order, and empty if there are none. Not in lists. Legacy APIs omit it. */
            chapters?: components["schemas"]["VideoChapter"][];
            /** @description At most one per language, and empty if there are none. Not in lists. Legacy APIs omit it. */
            captions?: components["schemas"]["VideoCaptions"][];
            /** Format: date-time */
            created_at: string;
        };
        VideoCaptions: {
            language: components["schemas"]["CaptionLanguage"];
            /** @description A signed link to the WebVTT file on the origin of the API, also if other files are in a bucket: browsers load captions from their own origin only. It needs no token and is valid for 10 to 15 minutes. */
            url: string;
            /** @description In bytes. */
            size: number;
            /**
             * Format: date-time
             * @description When this file was added.
             */
            created_at: string;
        };
        VideoCaptionsRequest: {
            file: components["schemas"]["CaptionsFile"];
        };
        VideoChange: {
            /** @description Must be the course of the video, if given. A video cannot move to another course. */
            course_id?: number;
            title?: string;
            /** @description An id for the player, a link to a video on a site in `embed_providers` of the settings, or an https URL on a host in `embed_hosts`. The link may be in the code of an iframe or in a sentence. The response has the URL of the site's player instead. */
            url?: string;
            /** @description An id for the player, a link to a video on a site in `embed_providers` of the settings, or an https URL on a host in `embed_hosts`. The link may be in the code of an iframe or in a sentence. The response has the URL of the site's player instead. */
            website_url?: string | null;
            /** @description The id of a finished upload of the same account, instead of `url` and `website_url`. */
            upload_id?: string;
            /** @enum {integer} */
            is_free?: 0 | 1;
            /** @description The length in seconds. Empty or null removes it. Legacy APIs omit it. */
            duration?: number | null;
            /** @description One chapter per line: a time and a title, such as `12:30 Solved example`. Digits may be Arabic. The first one starts at 0:00, and each one later than the one before. At most 100, with titles of at most 100 characters. Empty or null removes them. Legacy APIs omit it. */
            chapters?: string | null;
        };
        VideoChapter: {
            /** @description Seconds from the start of the video. */
            start: number;
            title: string;
        };
        VideoList: {
            videos: components["schemas"]["Video"][];
            total: number;
            total_is_capped?: boolean;
            page: number;
            per_page: number;
        };
        VideoProgress: {
            video_id: number;
            /** @description Seconds from the start. */
            position: number;
            duration: number | null;
            /** @enum {integer} */
            is_watched: 0 | 1;
            /**
             * Format: date-time
             * @description When the position was reached.
             */
            played_at: string;
        };
        VideoRequest: {
            course_id: number;
            title: string;
            /** @description An id for the player, a link to a video on a site in `embed_providers` of the settings, or an https URL on a host in `embed_hosts`. The link may be in the code of an iframe or in a sentence. The response has the URL of the site's player instead. */
            url?: string;
            /** @description An id for the player, a link to a video on a site in `embed_providers` of the settings, or an https URL on a host in `embed_hosts`. The link may be in the code of an iframe or in a sentence. The response has the URL of the site's player instead. */
            website_url?: string;
            /** @description The id of a finished upload of the same account, instead of `url` and `website_url`. */
            upload_id?: string;
            /**
             * @default 0
             * @enum {integer}
             */
            is_free?: 0 | 1;
            /** @description The length in seconds. Empty or null removes it. Legacy APIs omit it. */
            duration?: number | null;
            /** @description One chapter per line: a time and a title, such as `12:30 Solved example`. Digits may be Arabic. The first one starts at 0:00, and each one later than the one before. At most 100, with titles of at most 100 characters. Empty or null removes them. Legacy APIs omit it. */
            chapters?: string | null;
        };
        VideoUpload: {
            id: string;
            /**
             * Format: date-time
             * @description When the upload expires. Each `PATCH` extends it. An upload that a video uses does not expire.
             */
            expires_at: string;
        };
        VideoUploadRequest: {
            /** @enum {string} */
            media_type: "video/mp4" | "video/webm";
            /** @description In bytes. At most `limits.video_bytes` of the settings. */
            size: number;
        };
    };
    responses: {
        /** @description The body cannot be parsed (invalid JSON or an invalid form). */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "malformed",
                 *       "message": "تعذّرت قراءة الطلب."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The stored data does not allow it. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "quiz_changed",
                 *       "message": "تغيّر هذا الاختبار بعد أن فتحته. حمّله من جديد ثم أرسل إجاباتك."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The account has no permission. `locked` means that the user must subscribe to the course first, `two_step_required` that the user must turn on two-step verification first. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server has no space for new files (`storage_full`). The disk is full, or has less free space than the reserve of the operator. Nothing was saved. */
        InsufficientStorage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "storage_full",
                 *       "message": "لا تتسع المساحة على الخادم لملفات جديدة الآن. لم يُحفظ شيء. حاول لاحقًا."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A field of the body, of the query or a header violates a rule. `errors` lists these fields. Or the `Idempotency-Key` was used with other content (`idempotency_key_reused`). */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "invalid",
                 *       "message": "راجع الحقول المشار إليها.",
                 *       "errors": {
                 *         "password": [
                 *           "اكتب 8 أحرف على الأقل."
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource does not exist, or not in this parent. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "not_found",
                 *       "message": "لم نجد ما تبحث عنه."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large, or one of its files is (`file_too_large`). */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts. `Retry-After` contains the seconds to wait. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "too_many_requests",
                 *       "message": "محاولات كثيرة. حاول مرة أخرى بعد 9 دقائق."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is missing or has expired. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unauthorized",
                 *       "message": "سجّل الدخول للمتابعة."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The service is temporarily unavailable. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unavailable",
                 *       "message": "الخدمة غير متاحة الآن. حاول مرة أخرى بعد قليل."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The media type of the body is not supported by this operation. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unsupported_media_type",
                 *       "message": "نوع المحتوى المرسل غير مدعوم."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description A positive integer. Anything else gets 404.
         * @example 12
         */
        Id: number;
        /**
         * @description Allows the client to send a request again safely. The client creates a random value, such as a UUID, for each new resource. For 24 hours, the same key from the same account gets the same response and creates nothing more. A second call waits while the first one runs. The same key with another path or body gets 422 `idempotency_key_reused`. Errors are not stored, so a corrected form may use the same key.
         * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
         */
        IdempotencyKey: string;
        /** @description At most 20. Use a search to find later rows. */
        Page: number;
        PerPage: number;
        /**
         * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». An empty search is ignored. A search without letters and digits (`%`) finds nothing.
         * @example رياضيات
         */
        Search: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The number of seconds to wait before the next attempt.
         * @example 540
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mona@example.com",
                 *       "password": "qalam-azraq-71"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "3q2-7wEjL0aYv5sXcPzR1uTn8mKdQhGf4bVoJiWlEtA",
                     *       "data": {
                     *         "id": 41,
                     *         "name": "منى السيد",
                     *         "email": "mona@example.com",
                     *         "phone": "01012345678",
                     *         "role": "user",
                     *         "roles": [
                     *           "user"
                     *         ],
                     *         "image": null,
                     *         "image_small": null,
                     *         "is_limited": 0,
                     *         "created_at": "2026-09-02T08:15:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The e-mail, the password or the code is wrong, or a code is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Allows the client to send a request again safely. The client creates a random value, such as a UUID, for each new resource. For 24 hours, the same key from the same account gets the same response and creates nothing more. A second call waits while the first one runs. The same key with another path or body gets 422 `idempotency_key_reused`. Errors are not stored, so a corrected form may use the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "منى السيد",
                 *       "email": "mona@example.com",
                 *       "phone": "٠١٠١٢٣٤٥٦٧٨",
                 *       "password": "qalam-azraq-71",
                 *       "password_confirmation": "qalam-azraq-71"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The account was created and is signed in. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "3q2-7wEjL0aYv5sXcPzR1uTn8mKdQhGf4bVoJiWlEtA",
                     *       "data": {
                     *         "id": 41,
                     *         "name": "منى السيد",
                     *         "email": "mona@example.com",
                     *         "phone": "01012345678",
                     *         "role": "user",
                     *         "roles": [
                     *           "user"
                     *         ],
                     *         "image": null,
                     *         "image_small": null,
                     *         "is_limited": 0,
                     *         "created_at": "2026-09-02T08:15:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is no longer valid. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMySessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sessions": [
                     *         {
                     *           "id": 812,
                     *           "browser": "Chrome",
                     *           "system": "Android",
                     *           "created_at": "2026-11-20T18:05:00.000Z",
                     *           "last_used_at": "2026-11-28T09:12:00.000Z",
                     *           "is_current": 1
                     *         },
                     *         {
                     *           "id": 790,
                     *           "browser": null,
                     *           "system": null,
                     *           "created_at": "2026-11-12T10:00:00.000Z",
                     *           "last_used_at": "2026-11-26T07:40:00.000Z",
                     *           "is_current": 0
                     *         }
                     *       ],
                     *       "total": 2,
                     *       "max_devices": 2
                     *     }
                     */
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    endMyOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only the session of the token is left. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    endMySession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credential_id": "3q2-7wEjL0aYv5sXcPzR1uTn8mKdQhGf4bVoJiWlEtA",
                 *       "client_data_json": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiOUt4MG1FIn0",
                 *       "authenticator_data": "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ",
                 *       "signature": "MEUCIQDx3nEwkG5o2x4l8Yf1hQ0c9mJvP7bKzR6tWqL8uA",
                 *       "user_handle": "NDE"
                 *     }
                 */
                "application/json": components["schemas"]["PasskeySignInRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "3q2-7wEjL0aYv5sXcPzR1uTn8mKdQhGf4bVoJiWlEtA",
                     *       "data": {
                     *         "id": 41,
                     *         "name": "منى السيد",
                     *         "email": "mona@example.com",
                     *         "phone": "01012345678",
                     *         "role": "user",
                     *         "roles": [
                     *           "user"
                     *         ],
                     *         "image": null,
                     *         "image_small": null,
                     *         "is_limited": 0,
                     *         "created_at": "2026-09-02T08:15:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The passkey, its signature or the challenge is not valid, or the account is closed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "wrong_passkey",
                     *       "message": "تعذّر تسجيل الدخول"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "challenge": "9Kx0mE4cVt2yQpR7sLhWbN1aZ6fUoDiJgTq3eXkYwBc",
                     *       "rpId": "fanous.example",
                     *       "timeout": 300000,
                     *       "userVerification": "required"
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyRequestOptions"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkeys, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "passkeys": [
                     *         {
                     *           "id": 7,
                     *           "name": "هاتفي",
                     *           "created_at": "2026-11-28T09:12:00.000Z",
                     *           "last_used_at": null
                     *         }
                     *       ],
                     *       "max_passkeys": 10
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Allows the client to send a request again safely. The client creates a random value, such as a UUID, for each new resource. For 24 hours, the same key from the same account gets the same response and creates nothing more. A second call waits while the first one runs. The same key with another path or body gets 422 `idempotency_key_reused`. Errors are not stored, so a corrected form may use the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "هاتفي",
                 *       "credential_id": "3q2-7wEjL0aYv5sXcPzR1uTn8mKdQhGf4bVoJiWlEtA",
                 *       "client_data_json": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiOUt4MG1FIn0",
                 *       "attestation_object": "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVik"
                 *     }
                 */
                "application/json": components["schemas"]["AddPasskeyRequest"];
            };
        };
        responses: {
            /** @description The passkey was added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "name": "هاتفي",
                     *       "created_at": "2026-11-28T09:12:00.000Z",
                     *       "last_used_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            /** @description The body cannot be parsed, or the credential is not valid for this site. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "malformed",
                     *       "message": "تعذّرت قراءة ما أرسلته. أعد تحميل الصفحة ثم حاول مرة أخرى."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The account has the maximum (`passkeys_full`), or the passkey exists (`passkey_exists`). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "passkey_exists",
                     *       "message": "مفتاح المرور هذا مضاف بالفعل."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The challenge has expired, was used before, or belongs to another session. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "passkey_setup_ended",
                     *       "message": "انتهت مهلة إضافة مفتاح المرور. حاول مرة أخرى."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskeySetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "qalam-azraq-71"
                 *     }
                 */
                "application/json": components["schemas"]["StartPasskeySetupRequest"];
            };
        };
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "challenge": "9Kx0mE4cVt2yQpR7sLhWbN1aZ6fUoDiJgTq3eXkYwBc",
                     *       "rp": {
                     *         "id": "fanous.example",
                     *         "name": "Fanous"
                     *       },
                     *       "user": {
                     *         "id": "NDE",
                     *         "name": "mona@example.com",
                     *         "displayName": "منى السيد"
                     *       },
                     *       "pubKeyCredParams": [
                     *         {
                     *           "alg": -7,
                     *           "type": "public-key"
                     *         }
                     *       ],
                     *       "timeout": 300000,
                     *       "attestation": "none",
                     *       "excludeCredentials": [],
                     *       "authenticatorSelection": {
                     *         "residentKey": "required",
                     *         "requireResidentKey": true,
                     *         "userVerification": "required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyCreationOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "هاتفي القديم"
                 *     }
                 */
                "application/json": components["schemas"]["RenamePasskeyRequest"];
            };
        };
        responses: {
            /** @description The passkey has the new name. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkey was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyTwoStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "is_on": 1,
                     *       "is_required": 0,
                     *       "turned_on_at": "2026-11-20T18:05:00.000Z",
                     *       "recovery_codes_left": 9
                     *     }
                     */
                    "application/json": components["schemas"]["TwoStepState"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    turnOnTwoStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                 *       "current_password": "qalam-azraq-71",
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["TurnOnTwoStepRequest"];
            };
        };
        responses: {
            /** @description It is on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recovery_codes": [
                     *         "b7qm-2xke-4hfa-tz3n",
                     *         "k5sd-wq6c-7yjr-m2va"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description It is on already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "two_step_on",
                     *       "message": "التحقق بخطوتين مفعّل بالفعل."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    startTwoStepSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                     *       "url": "otpauth://totp/Fanous:mona%40example.com?issuer=Fanous&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30"
                     *     }
                     */
                    "application/json": components["schemas"]["TwoStepSetup"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    turnOffTwoStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "qalam-azraq-71",
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["TwoStepChangeRequest"];
            };
        };
        responses: {
            /** @description It is off. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "qalam-azraq-71",
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["TwoStepChangeRequest"];
            };
        };
        responses: {
            /** @description The new codes, which cannot be read again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recovery_codes": [
                     *         "b7qm-2xke-4hfa-tz3n",
                     *         "k5sd-wq6c-7yjr-m2va"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportMyData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "qalam-azraq-71"
                 *     }
                 */
                "application/json": components["schemas"]["CurrentPasswordRequest"];
            };
        };
        responses: {
            /** @description The data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exported_at": "2026-11-28T09:12:00.000Z",
                     *       "account": {
                     *         "id": 41,
                     *         "name": "منى السيد",
                     *         "email": "mona@example.com",
                     *         "phone": "01012345678",
                     *         "role": "user",
                     *         "image": null,
                     *         "biography": null,
                     *         "email_confirmed_at": null,
                     *         "created_at": "2026-09-02T08:15:00.000Z",
                     *         "updated_at": "2026-09-02T08:15:00.000Z"
                     *       },
                     *       "two_step": {
                     *         "is_on": 0,
                     *         "turned_on_at": null,
                     *         "recovery_codes_left": 0
                     *       },
                     *       "deletion_request": null,
                     *       "subscriptions": [
                     *         {
                     *           "course_id": 12,
                     *           "course_name": "الجبر للصف الأول الثانوي",
                     *           "is_pending": false,
                     *           "created_at": "2026-09-03T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "created_courses": [],
                     *       "quiz_results": [
                     *         {
                     *           "quiz_id": 9,
                     *           "quiz_title": "اختبار الوحدة الأولى",
                     *           "course_name": "الجبر للصف الأول الثانوي",
                     *           "mark": 1,
                     *           "total": 1,
                     *           "attempts": [
                     *             {
                     *               "attempt": 1,
                     *               "mark": 1,
                     *               "total": 1,
                     *               "created_at": "2026-09-14T17:32:10.000Z",
                     *               "answers": [
                     *                 {
                     *                   "question_text": "ما ناتج 2 + 3؟",
                     *                   "option_text": "5",
                     *                   "correct_option_text": "5"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "video_progress": [],
                     *       "summaries": [],
                     *       "reactions": [],
                     *       "summary_reports": [],
                     *       "sessions": [
                     *         {
                     *           "id": 812,
                     *           "browser": "Chrome",
                     *           "system": "Android",
                     *           "created_at": "2026-11-20T18:05:00.000Z",
                     *           "last_used_at": "2026-11-28T09:12:00.000Z"
                     *         }
                     *       ],
                     *       "devices": [
                     *         {
                     *           "browser": "Chrome",
                     *           "system": "Android",
                     *           "signed_in_at": "2026-11-20T18:05:00.000Z"
                     *         }
                     *       ],
                     *       "passkeys": [
                     *         {
                     *           "name": "هاتفي",
                     *           "created_at": "2026-11-20T18:05:00.000Z",
                     *           "last_used_at": null
                     *         }
                     *       ],
                     *       "notifications": [],
                     *       "audit_entries": []
                     *     }
                     */
                    "application/json": components["schemas"]["OwnData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyDeletionRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "open",
                     *       "requested_at": "2026-11-28T09:12:00.000Z",
                     *       "refused_at": null,
                     *       "refusal_reason": null,
                     *       "own_courses_count": 0
                     *     }
                     */
                    "application/json": components["schemas"]["DeletionRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "qalam-azraq-71"
                 *     }
                 */
                "application/json": components["schemas"]["CurrentPasswordRequest"];
            };
        };
        responses: {
            /** @description The request is open. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The user owns courses (`own_courses`) or is the last full admin. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "last_admin",
                     *       "message": "لا بد من بقاء مدير واحد كامل الصلاحيات على الأقل."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawDeletionRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account stays. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "9Kx0mE4cVt2yQpR7sLhWbN1aZ6fUoDiJgTq3eXkYwBc",
                 *       "password": "qalam-azraq-71",
                 *       "password_confirmation": "qalam-azraq-71"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description The password was set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            /** @description The link has ended, or was used before. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "reset_link_ended",
                     *       "message": "انتهت صلاحية هذا الرابط أو استُخدم من قبل. اطلب رابطًا جديدًا."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordResetMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mona@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetMailRequest"];
            };
        };
        responses: {
            /** @description If an account has this e-mail, it gets a link. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "9Kx0mE4cVt2yQpR7sLhWbN1aZ6fUoDiJgTq3eXkYwBc"
                 *     }
                 */
                "application/json": components["schemas"]["EmailConfirmationRequest"];
            };
        };
        responses: {
            /** @description The e-mail is confirmed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            /** @description The link was used before, has expired, or is unknown, for example because a newer one replaced it. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestEmailConfirmationMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is being sent. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The e-mail is confirmed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "email_confirmed",
                     *       "message": "بريدك الإلكتروني مؤكَّد بالفعل."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». An empty search is ignored. A search without letters and digits (`%`) finds nothing.
                 * @example رياضيات
                 */
                search?: components["parameters"]["Search"];
                /** @description `student` means `user`. */
                role?: "admin" | "teacher" | "user" | "student";
                /** @description Adds to each account whether it has this course. */
                course_id?: number;
                /** @description `requested` lists only accounts whose user has asked for their deletion, with `requestDeletion`. */
                deletion?: "requested";
                /** @description Sorts by creation time or by folded name. */
                sort?: "newest" | "oldest" | "name_asc" | "name_desc";
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "users": [
                     *         {
                     *           "id": 41,
                     *           "name": "منى السيد",
                     *           "email": "mona@example.com",
                     *           "phone": "01012345678",
                     *           "role": "user",
                     *           "roles": [
                     *             "user"
                     *           ],
                     *           "image": null,
                     *           "image_small": null,
                     *           "is_limited": 0,
                     *           "number_of_purchased_courses": 1,
                     *           "number_of_created_courses": 0,
                     *           "created_at": "2026-09-02T08:15:00.000Z"
                     *         }
                     *       ],
                     *       "total": 66,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["UserList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 41,
                     *       "name": "منى السيد",
                     *       "email": "mona@example.com",
                     *       "phone": "01012345678",
                     *       "role": "user",
                     *       "roles": [
                     *         "user"
                     *       ],
                     *       "image": null,
                     *       "image_small": null,
                     *       "is_limited": 0,
                     *       "number_of_purchased_courses": 1,
                     *       "number_of_created_courses": 0,
                     *       "created_at": "2026-09-02T08:15:00.000Z",
                     *       "biography": null,
                     *       "email_confirmed_at": "2026-09-02T08:21:00.000Z",
                     *       "purchased_courses": [
                     *         {
                     *           "id": 12,
                     *           "name": "الجبر للصف الأول الثانوي",
                     *           "slug": "algebra-1",
                     *           "excerpt": "شرح مبسّط لمنهج الجبر مع تدريبات محلولة واختبار بعد كل درس.",
                     *           "price": 250,
                     *           "image": "courses/12/3f9ac1.webp",
                     *           "image_small": "courses/12/3f9ac1-320.webp",
                     *           "user_id": 3,
                     *           "user": {
                     *             "id": 3,
                     *             "name": "أ. حسام عبد الرحمن",
                     *             "image": null,
                     *             "image_small": null
                     *           },
                     *           "category_id": 7,
                     *           "categories": [
                     *             {
                     *               "id": 7,
                     *               "name": "رياضيات الثانوية العامة"
                     *             }
                     *           ],
                     *           "users_count": 38,
                     *           "videos_count": 6,
                     *           "records_count": 2,
                     *           "pdfs_count": 3,
                     *           "summaries_count": 4,
                     *           "quizzes_count": 1,
                     *           "created_at": "2026-08-20T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "created_courses": []
                     *     }
                     */
                    "application/json": components["schemas"]["UserDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserQuizResults: {
        parameters: {
            query?: {
                /**
                 * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». An empty search is ignored. A search without letters and digits (`%`) finds nothing.
                 * @example رياضيات
                 */
                search?: components["parameters"]["Search"];
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "quiz_results": [
                     *         {
                     *           "id": 501,
                     *           "quiz_id": 9,
                     *           "quiz_name": "اختبار الوحدة الأولى",
                     *           "course_id": 12,
                     *           "course_name": "الجبر للصف الأول الثانوي",
                     *           "course_slug": "algebra-1",
                     *           "user_id": 41,
                     *           "user_name": "منى السيد",
                     *           "mark": 7,
                     *           "total": 10,
                     *           "best": 9,
                     *           "best_total": 10,
                     *           "attempts": 2,
                     *           "created_at": "2026-09-14T17:32:10.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["UserQuizResultList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Allows the client to send a request again safely. The client creates a random value, such as a UUID, for each new resource. For 24 hours, the same key from the same account gets the same response and creates nothing more. A second call waits while the first one runs. The same key with another path or body gets 422 `idempotency_key_reused`. Errors are not stored, so a corrected form may use the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "أ. حسام عبد الرحمن",
                 *       "email": "hossam@example.com",
                 *       "phone": "01198765432",
                 *       "password": "qalam-azraq-71",
                 *       "password_confirmation": "qalam-azraq-71",
                 *       "role": "teacher"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CreateUserRequest"];
            };
        };
        responses: {
            /** @description The new account. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "name": "أ. حسام عبد الرحمن",
                     *       "email": "hossam@example.com",
                     *       "phone": "01198765432",
                     *       "role": "teacher",
                     *       "roles": [
                     *         "teacher"
                     *       ],
                     *       "image": null,
                     *       "image_small": null,
                     *       "is_limited": 0,
                     *       "created_at": "2026-08-12T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "أ. حسام عبد الرحمن",
                 *       "role": "teacher"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["UpdateUserRequest"];
            };
        };
        responses: {
            /** @description The updated account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "name": "أ. حسام عبد الرحمن",
                     *       "email": "hossam@example.com",
                     *       "phone": "01198765432",
                     *       "role": "teacher",
                     *       "roles": [
                     *         "teacher"
                     *       ],
                     *       "image": null,
                     *       "image_small": null,
                     *       "is_limited": 0,
                     *       "created_at": "2026-08-12T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["UpdatedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The change would leave no full admin, change the caller's own role, or make an owner of courses a student. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "last_admin",
                     *       "message": "لا بد من بقاء مدير واحد كامل الصلاحيات على الأقل."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The account owns courses (`user_has_courses`), is the caller's own (`own_account`), or is the last full admin. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "user_has_courses",
                     *       "message": "لا يمكن ذلك: لهذا المستخدم 3 دورات."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPasswordResetLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Allows the client to send a request again safely. The client creates a random value, such as a UUID, for each new resource. For 24 hours, the same key from the same account gets the same response and creates nothing more. A second call waits while the first one runs. The same key with another path or body gets 422 `idempotency_key_reused`. Errors are not stored, so a corrected form may use the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "9Kx0mE4cVt2yQpR7sLhWbN1aZ6fUoDiJgTq3eXkYwBc",
                     *       "expires_at": "2026-11-27T20:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PasswordResetLink"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The account is the caller's own. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "own_account",
                     *       "message": "لا يمكنك تنفيذ هذا الإجراء على حسابك."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    logoutUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sessions of the account have ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetTwoStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is off. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The account is the caller's own. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "own_account",
                     *       "message": "لا يمكنك تنفيذ هذا الإجراء على حسابك."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The account has no open request (`no_deletion_request`), owns courses (`user_has_courses`), is the caller's own (`own_account`), or is the last full admin. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "user_has_courses",
                     *       "message": "لا يمكن ذلك: لهذا المستخدم 3 دورات."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    refuseDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "عليك أولًا تسوية دفعة الدورة الأخيرة. راسلنا لنساعدك."
                 *     }
                 */
                "application/json": components["schemas"]["RefuseDeletionRequest"];
            };
        };
        responses: {
            /** @description The account stays. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The account has no open request (`no_deletion_request`) or is the caller's own (`own_account`). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "no_deletion_request",
                     *       "message": "لا يوجد طلب حذف مفتوح لهذا الحساب."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "منى السيد",
                 *       "phone": "01012345678"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["UpdateProfileRequest"];
            };
        };
        responses: {
            /** @description The updated account. The token stays valid unless the response has an `access_token`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 41,
                     *         "name": "منى السيد",
                     *         "email": "mona@example.com",
                     *         "phone": "01012345678",
                     *         "role": "user",
                     *         "roles": [
                     *           "user"
                     *         ],
                     *         "image": null,
                     *         "image_small": null,
                     *         "is_limited": 0,
                     *         "created_at": "2026-09-02T08:15:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listMainCategories: {
        parameters: {
            query?: {
                /**
                 * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». An empty search is ignored. A search without letters and digits (`%`) finds nothing.
                 * @example رياضيات
                 */
                search?: components["parameters"]["Search"];
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of main categories, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "main_categories": [
                     *         {
                     *           "id": 2,
                     *           "name": "المرحلة الثانوية",
                     *           "courses_count": 9,
                     *           "categories": [
                     *             {
                     *               "id": 7,
                     *               "name": "رياضيات الثانوية العامة",
                     *               "main_category_id": 2,
                     *               "courses_count": 5
                     *             },
                     *             {
                     *               "id": 8,
                     *               "name": "الفيزياء",
                     *               "main_category_id": 2,
                     *               "courses_count": 4
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": 5,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["MainCategoryList"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMainCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Allows the client to send a request again safely. The client creates a random value, such as a UUID, for each new resource. For 24 hours, the same key from the same account gets the same response and creates nothing more. A second call waits while the first one runs. The same key with another path or body gets 422 `idempotency_key_reused`. Errors are not stored, so a corrected form may use the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "المرحلة الثانوية"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["MainCategoryRequest"];
            };
        };
        responses: {
            /** @description The new main category. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 6,
                     *       "name": "المرحلة الثانوية",
                     *       "courses_count": 0,
                     *       "categories": []
                     *     }
                     */
                    "application/json": components["schemas"]["MainCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMainCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The main category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "name": "المرحلة الثانوية",
                     *       "courses_count": 9,
                     *       "categories": [
                     *         {
                     *           "id": 7,
                     *           "name": "رياضيات الثانوية العامة",
                     *           "main_category_id": 2,
                     *           "courses_count": 5
                     *         },
                     *         {
                     *           "id": 8,
                     *           "name": "الفيزياء",
                     *           "main_category_id": 2,
                     *           "courses_count": 4
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MainCategory"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMainCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "المرحلة الثانوية"
                 *     }
                 */
                "application/json": components["schemas"]["MainCategoryRequest"];
            };
        };
        responses: {
            /** @description The updated main category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "name": "المرحلة الثانوية",
                     *       "courses_count": 9,
                     *       "categories": [
                     *         {
                     *           "id": 7,
                     *           "name": "رياضيات الثانوية العامة",
                     *           "main_category_id": 2,
                     *           "courses_count": 5
                     *         },
                     *         {
                     *           "id": 8,
                     *           "name": "الفيزياء",
                     *           "main_category_id": 2,
                     *           "courses_count": 4
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MainCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMainCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The main category was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The main category has categories. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "has_categories",
                     *       "message": "تعذّر الحذف، ففي هذا القسم 3 أقسام فرعية. أفرغ القسم أولًا."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /**
                 * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». An empty search is ignored. A search without letters and digits (`%`) finds nothing.
                 * @example رياضيات
                 */
                search?: components["parameters"]["Search"];
                /** @description Lists only the categories of this main category. An unknown main category gives an empty list. */
                main_category_id?: number;
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of categories, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "categories": [
                     *         {
                     *           "id": 7,
                     *           "name": "رياضيات الثانوية العامة",
                     *           "main_category_id": 2,
                     *           "courses_count": 5
                     *         },
                     *         {
                     *           "id": 8,
                     *           "name": "الفيزياء",
                     *           "main_category_id": 2,
                     *           "courses_count": 4
                     *         }
                     *       ],
                     *       "total": 14,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["CategoryList"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Allows the client to send a request again safely. The client creates a random value, such as a UUID, for each new resource. For 24 hours, the same key from the same account gets the same response and creates nothing more. A second call waits while the first one runs. The same key with another path or body gets 422 `idempotency_key_reused`. Errors are not stored, so a corrected form may use the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "رياضيات الثانوية العامة",
                 *       "main_category_id": 2
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CategoryRequest"];
            };
        };
        responses: {
            /** @description The new category. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "name": "رياضيات الثانوية العامة",
                     *       "main_category_id": 2,
                     *       "courses_count": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "name": "رياضيات الثانوية العامة",
                     *       "main_category_id": 2,
                     *       "main_category": {
                     *         "id": 2,
                     *         "name": "المرحلة الثانوية"
                     *       },
                     *       "courses_count": 1,
                     *       "courses": [
                     *         {
                     *           "id": 12,
                     *           "name": "الجبر للصف الأول الثانوي",
                     *           "slug": "algebra-1",
                     *           "excerpt": "شرح مبسّط لمنهج الجبر مع تدريبات محلولة واختبار بعد كل درس.",
                     *           "price": 250,
                     *           "image": "courses/12/3f9ac1.webp",
                     *           "image_small": "courses/12/3f9ac1-320.webp",
                     *           "user_id": 3,
                     *           "user": {
                     *             "id": 3,
                     *             "name": "أ. حسام عبد الرحمن",
                     *             "image": null,
                     *             "image_small": null
                     *           },
                     *           "category_id": 7,
                     *           "categories": [
                     *             {
                     *               "id": 7,
                     *               "name": "رياضيات الثانوية العامة"
                     *             }
                     *           ],
                     *           "users_count": 38,
                     *           "videos_count": 6,
                     *           "records_count": 2,
                     *           "pdfs_count": 3,
                     *           "summaries_count": 4,
                     *           "quizzes_count": 1,
                     *           "created_at": "2026-08-20T10:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CategoryDetail"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "رياضيات الثانوية العامة",
                 *       "main_category_id": 2
                 *     }
                 */
                "application/json": components["schemas"]["CategoryUpdateRequest"];
            };
        };
        responses: {
            /** @description The updated category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "name": "رياضيات الثانوية العامة",
                     *       "main_category_id": 2,
                     *       "courses_count": 5
                     *     }
                     */
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The category has courses. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "has_courses",
                     *       "message": "تعذّر الحذف، ففي هذا القسم 12 دورة. أفرغ القسم أولًا."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCourses: {
        parameters: {
            query?: {
                /**
                 * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». An empty search is ignored. A search without letters and digits (`%`) finds nothing.
                 * @example رياضيات
                 */
                search?: components["parameters"]["Search"];
                /** @description What the search must match. `start` and `anywhere` compare the name of a course; the home page uses `start`. `ranked` also finds the teacher, the categories and the titles of videos, other spellings of common subjects (“python”) and one or two typos. Its best matches come first, equal ones from the newest to the oldest, whatever `sort` says: names that start with the search, words that start with it, parts of words, and near matches if there are few others. */
                match?: "anywhere" | "start" | "ranked";
                /** @description Lists only courses of this sub-category. An unknown category gives an empty list. */
                category_id?: number;
                /** @description Lists only courses of this owner. An unknown owner gives an empty list. */
                user_id?: number;
                /** @description Lists only free courses, or only paid ones. */
                price?: "free" | "paid";
                /** @description Sorts by creation time, number of subscribers, price, or folded name. */
                sort?: "newest" | "oldest" | "popular" | "price_asc" | "price_desc" | "name_asc" | "name_desc";
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of courses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "courses": [
                     *         {
                     *           "id": 12,
                     *           "name": "الجبر للصف الأول الثانوي",
                     *           "slug": "algebra-1",
                     *           "excerpt": "شرح مبسّط لمنهج الجبر مع تدريبات محلولة واختبار بعد كل درس.",
                     *           "price": 250,
                     *           "image": "courses/12/3f9ac1.webp",
                     *           "image_small": "courses/12/3f9ac1-320.webp",
                     *           "user_id": 3,
                     *           "user": {
                     *             "id": 3,
                     *             "name": "أ. حسام عبد الرحمن",
                     *             "image": null,
                     *             "image_small": null
                     *           },
                     *           "category_id": 7,
                     *           "categories": [
                     *             {
                     *               "id": 7,
                     *               "name": "رياضيات الثانوية العامة"
                     *             }
                     *           ],
                     *           "users_count": 38,
                     *           "videos_count": 6,
                     *           "records_count": 2,
                     *           "pdfs_count": 3,
                     *           "summaries_count": 4,
                     *           "quizzes_count": 1,
                     *           "created_at": "2026-08-20T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 24,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["CourseList"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCourse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Allows the client to send a request again safely. The client creates a random value, such as a UUID, for each new resource. For 24 hours, the same key from the same account gets the same response and creates nothing more. A second call waits while the first one runs. The same key with another path or body gets 422 `idempotency_key_reused`. Errors are not stored, so a corrected form may use the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "الجبر للصف الأول الثانوي",
                 *       "slug": "algebra-1",
                 *       "description": "دورة كاملة في منهج الجبر للصف الأول الثانوي.",
                 *       "price": 250,
                 *       "user_id": 3,
                 *       "categories[]": [
                 *         7
                 *       ]
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CourseRequest"];
            };
        };
        responses: {
            /** @description The new course. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "name": "الجبر للصف الأول الثانوي",
                     *       "slug": "algebra-1",
                     *       "excerpt": "شرح مبسّط لمنهج الجبر مع تدريبات محلولة واختبار بعد كل درس.",
                     *       "price": 250,
                     *       "image": "courses/12/3f9ac1.webp",
                     *       "image_small": "courses/12/3f9ac1-320.webp",
                     *       "user_id": 3,
                     *       "user": {
                     *         "id": 3,
                     *         "name": "أ. حسام عبد الرحمن",
                     *         "image": null,
                     *         "image_small": null,
                     *         "biography": "مدرّس رياضيات منذ ٢٠٠٩، ومؤلف كتاب تمارين الجبر."
                     *       },
                     *       "category_id": 7,
                     *       "categories": [
                     *         {
                     *           "id": 7,
                     *           "name": "رياضيات الثانوية العامة"
                     *         }
                     *       ],
                     *       "users_count": 38,
                     *       "videos_count": 6,
                     *       "records_count": 2,
                     *       "pdfs_count": 3,
                     *       "summaries_count": 4,
                     *       "quizzes_count": 1,
                     *       "created_at": "2026-08-20T10:00:00.000Z",
                     *       "description": "دورة كاملة في منهج الجبر للصف الأول الثانوي.",
                     *       "outcomes": "تحلّ معادلات الدرجة الأولى والثانية\nترسم الدوال وتقرأ تمثيلها البياني",
                     *       "audience": "طلاب الصف الأول الثانوي",
                     *       "version": 4
                     *     }
                     */
                    "application/json": components["schemas"]["EditableCourse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug or the id. A slug has at least one letter, so it cannot look like an id.
                 * @example algebra-1
                 */
                course: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The course. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "name": "الجبر للصف الأول الثانوي",
                     *       "slug": "algebra-1",
                     *       "excerpt": "شرح مبسّط لمنهج الجبر مع تدريبات محلولة واختبار بعد كل درس.",
                     *       "price": 250,
                     *       "image": "courses/12/3f9ac1.webp",
                     *       "image_small": "courses/12/3f9ac1-320.webp",
                     *       "user_id": 3,
                     *       "user": {
                     *         "id": 3,
                     *         "name": "أ. حسام عبد الرحمن",
                     *         "image": null,
                     *         "image_small": null,
                     *         "biography": "مدرّس رياضيات منذ ٢٠٠٩، ومؤلف كتاب تمارين الجبر."
                     *       },
                     *       "category_id": 7,
                     *       "categories": [
                     *         {
                     *           "id": 7,
                     *           "name": "رياضيات الثانوية العامة"
                     *         }
                     *       ],
                     *       "users_count": 38,
                     *       "videos_count": 6,
                     *       "records_count": 2,
                     *       "pdfs_count": 3,
                     *       "summaries_count": 4,
                     *       "quizzes_count": 1,
                     *       "created_at": "2026-08-20T10:00:00.000Z",
                     *       "description": "دورة كاملة في منهج الجبر للصف الأول الثانوي: المعادلات والمتباينات والمصفوفات، مع تدريبات محلولة واختبار إلكتروني بعد كل وحدة.",
                     *       "outcomes": "تحلّ معادلات الدرجة الأولى والثانية\nترسم الدوال وتقرأ تمثيلها البياني",
                     *       "audience": "طلاب الصف الأول الثانوي",
                     *       "has_course": false,
                     *       "version": 3,
                     *       "videos_duration": 3910,
                     *       "videos": [
                     *         {
                     *           "id": 101,
                     *           "course_id": 12,
                     *           "title": "مقدمة في المعادلات",
                     *           "is_free": 1,
                     *           "is_locked": 0,
                     *           "url": "equations-intro",
                     *           "website_url": "equations-intro",
                     *           "duration": 1510,
                     *           "created_at": "2026-08-21T10:00:00.000Z"
                     *         },
                     *         {
                     *           "id": 102,
                     *           "course_id": 12,
                     *           "title": "حل المعادلة التربيعية",
                     *           "is_free": 0,
                     *           "is_locked": 1,
                     *           "duration": 2400,
                     *           "created_at": "2026-08-22T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "records": [
                     *         {
                     *           "id": 31,
                     *           "title": "مراجعة ليلة الامتحان",
                     *           "is_home": 0,
                     *           "is_revision": 1,
                     *           "record_type": "video/mp4",
                     *           "created_at": "2026-09-10T18:00:00.000Z"
                     *         }
                     *       ],
                     *       "pdfs": [
                     *         {
                     *           "id": 21,
                     *           "title": "مذكرة الوحدة الأولى",
                     *           "created_at": "2026-08-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "summaries": [
                     *         {
                     *           "id": 11,
                     *           "lecture_name": "المحاضرة الأولى",
                     *           "thumbnail_path": "/media/summaries/9ac4f1.webp?exp=1786000200&name=%D8%A7%D9%84%D9%85%D8%AD%D8%A7%D8%B6%D8%B1%D8%A9.webp&sig=c8Rz",
                     *           "user": {
                     *             "id": 7,
                     *             "name": "منى السيد",
                     *             "image": null,
                     *             "image_small": null
                     *           },
                     *           "reacts": [
                     *             {
                     *               "reaction": "love",
                     *               "count": 3
                     *             }
                     *           ],
                     *           "my_reaction": null,
                     *           "can_edit": false,
                     *           "can_report": true,
                     *           "is_reported": false,
                     *           "reports_count": null,
                     *           "created_at": "2026-08-25T20:00:00.000Z"
                     *         }
                     *       ],
                     *       "quizzes": [
                     *         {
                     *           "id": 9,
                     *           "title": "اختبار الوحدة الأولى",
                     *           "description": "عشرة أسئلة عن المعادلات، بلا وقت محدد.",
                     *           "questions_count": 10,
                     *           "my_result": {
                     *             "mark": 7,
                     *             "total": 10,
                     *             "attempts": 2
                     *           },
                     *           "created_at": "2026-08-30T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "similar_courses": [
                     *         {
                     *           "id": 13,
                     *           "name": "الهندسة وحساب المثلثات",
                     *           "slug": "geometry-1",
                     *           "excerpt": "من النظرية إلى التمرين، خطوة بخطوة.",
                     *           "price": 199.5,
                     *           "image": null,
                     *           "image_small": null,
                     *           "user_id": 3,
                     *           "user": {
                     *             "id": 3,
                     *             "name": "أ. حسام عبد الرحمن",
                     *             "image": null,
                     *             "image_small": null
                     *           },
                     *           "category_id": 7,
                     *           "categories": [
                     *             {
                     *               "id": 7,
                     *               "name": "رياضيات الثانوية العامة"
                     *             }
                     *           ],
                     *           "users_count": 21,
                     *           "videos_count": 5,
                     *           "records_count": 2,
                     *           "pdfs_count": 3,
                     *           "summaries_count": 4,
                     *           "quizzes_count": 1,
                     *           "created_at": "2026-08-18T10:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Course"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id. Anything that is not a positive integer gets 404.
                 * @example 12
                 */
                course: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price": 199.5,
                 *       "version": 3
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CourseUpdateRequest"];
            };
        };
        responses: {
            /** @description The updated course. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "name": "الجبر للصف الأول الثانوي",
                     *       "slug": "algebra-1",
                     *       "excerpt": "شرح مبسّط لمنهج الجبر مع تدريبات محلولة واختبار بعد كل درس.",
                     *       "price": 250,
                     *       "image": "courses/12/3f9ac1.webp",
                     *       "image_small": "courses/12/3f9ac1-320.webp",
                     *       "user_id": 3,
                     *       "user": {
                     *         "id": 3,
                     *         "name": "أ. حسام عبد الرحمن",
                     *         "image": null,
                     *         "image_small": null,
                     *         "biography": "مدرّس رياضيات منذ ٢٠٠٩، ومؤلف كتاب تمارين الجبر."
                     *       },
                     *       "category_id": 7,
                     *       "categories": [
                     *         {
                     *           "id": 7,
                     *           "name": "رياضيات الثانوية العامة"
                     *         }
                     *       ],
                     *       "users_count": 38,
                     *       "videos_count": 6,
                     *       "records_count": 2,
                     *       "pdfs_count": 3,
                     *       "summaries_count": 4,
                     *       "quizzes_count": 1,
                     *       "created_at": "2026-08-20T10:00:00.000Z",
                     *       "description": "دورة كاملة في منهج الجبر للصف الأول الثانوي.",
                     *       "outcomes": "تحلّ معادلات الدرجة الأولى والثانية\nترسم الدوال وتقرأ تمثيلها البياني",
                     *       "audience": "طلاب الصف الأول الثانوي",
                     *       "version": 4
                     *     }
                     */
                    "application/json": components["schemas"]["EditableCourse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Someone else has changed the course since that version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "course_changed",
                     *       "message": "عدّل شخص آخر هذه الدورة بعد أن فتحتها. راجع ما تغيّر ثم احفظ من جديد.",
                     *       "current": {
                     *         "id": 12,
                     *         "name": "الجبر للصف الأول الثانوي",
                     *         "slug": "algebra-1",
                     *         "excerpt": "شرح مبسّط لمنهج الجبر مع تدريبات محلولة واختبار بعد كل درس.",
                     *         "price": 250,
                     *         "image": "courses/12/3f9ac1.webp",
                     *         "image_small": "courses/12/3f9ac1-320.webp",
                     *         "user_id": 3,
                     *         "user": {
                     *           "id": 3,
                     *           "name": "أ. حسام عبد الرحمن",
                     *           "image": null,
                     *           "image_small": null,
                     *           "biography": "مدرّس رياضيات منذ ٢٠٠٩، ومؤلف كتاب تمارين الجبر."
                     *         },
                     *         "category_id": 7,
                     *         "categories": [
                     *           {
                     *             "id": 7,
                     *             "name": "رياضيات الثانوية العامة"
                     *           }
                     *         ],
                     *         "users_count": 38,
                     *         "videos_count": 6,
                     *         "records_count": 2,
                     *         "pdfs_count": 3,
                     *         "summaries_count": 4,
                     *         "quizzes_count": 1,
                     *         "created_at": "2026-08-20T10:00:00.000Z",
                     *         "description": "دورة كاملة في منهج الجبر للصف الأول الثانوي.",
                     *         "outcomes": "تحلّ معادلات الدرجة الأولى والثانية\nترسم الدوال وتقرأ تمثيلها البياني",
                     *         "audience": "طلاب الصف الأول الثانوي",
                     *         "version": 4
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CourseConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id. Anything that is not a positive integer gets 404.
                 * @example 12
                 */
                course: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The course was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCourseUnits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug or the id. A slug has at least one letter, so it cannot look like an id.
                 * @example algebra-1
                 */
                course: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The units with their items, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "course_id": 12,
                     *       "version": 3,
                     *       "units": [
                     *         {
                     *           "title": "الوحدة الأولى: المعادلات",
                     *           "items": [
                     *             {
                     *               "kind": "video",
                     *               "id": 101
                     *             },
                     *             {
                     *               "kind": "pdf",
                     *               "id": 21
                     *             },
                     *             {
                     *               "kind": "video",
                     *               "id": 102
                     *             },
                     *             {
                     *               "kind": "quiz",
                     *               "id": 9
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "title": "مراجعة",
                     *           "items": [
                     *             {
                     *               "kind": "record",
                     *               "id": 31
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CourseUnits"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceCourseUnits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id. Anything that is not a positive integer gets 404.
                 * @example 12
                 */
                course: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2,
                 *       "units": [
                 *         {
                 *           "title": "الوحدة الأولى: المعادلات",
                 *           "items": [
                 *             {
                 *               "kind": "video",
                 *               "id": 101
                 *             },
                 *             {
                 *               "kind": "pdf",
                 *               "id": 21
                 *             },
                 *             {
                 *               "kind": "video",
                 *               "id": 102
                 *             },
                 *             {
                 *               "kind": "quiz",
                 *               "id": 9
                 *             }
                 *           ]
                 *         },
                 *         {
                 *           "title": "مراجعة",
                 *           "items": [
                 *             {
                 *               "kind": "record",
                 *               "id": 31
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CourseUnitsRequest"];
            };
        };
        responses: {
            /** @description The stored units, with their new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "course_id": 12,
                     *       "version": 3,
                     *       "units": [
                     *         {
                     *           "title": "الوحدة الأولى: المعادلات",
                     *           "items": [
                     *             {
                     *               "kind": "video",
                     *               "id": 101
                     *             },
                     *             {
                     *               "kind": "pdf",
                     *               "id": 21
                     *             },
                     *             {
                     *               "kind": "video",
                     *               "id": 102
                     *             },
                     *             {
                     *               "kind": "quiz",
                     *               "id": 9
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "title": "مراجعة",
                     *           "items": [
                     *             {
                     *               "kind": "record",
                     *               "id": 31
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CourseUnits"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Someone else has changed the units since that version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "units_changed",
                     *       "message": "عدّل شخص آخر وحدات هذه الدورة بعد أن فتحتها. راجع ما تغيّر ثم احفظ من جديد.",
                     *       "current": {
                     *         "course_id": 12,
                     *         "version": 3,
                     *         "units": [
                     *           {
                     *             "title": "الوحدة الأولى: المعادلات",
                     *             "items": [
                     *               {
                     *                 "kind": "video",
                     *                 "id": 101
                     *               },
                     *               {
                     *                 "kind": "pdf",
                     *                 "id": 21
                     *               },
                     *               {
                     *                 "kind": "video",
                     *                 "id": 102
                     *               },
                     *               {
                     *                 "kind": "quiz",
                     *                 "id": 9
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "title": "مراجعة",
                     *             "items": [
                     *               {
                     *                 "kind": "record",
                     *                 "id": 31
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CourseUnitsConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchAll: {
        parameters: {
            query: {
                /**
                 * @description Compared as `search` of `GET /courses` with `match=ranked`.
                 * @example فيزياء
                 */
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best matches of each kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "courses": [
                     *         {
                     *           "id": 12,
                     *           "name": "الجبر للصف الأول الثانوي",
                     *           "slug": "algebra-1",
                     *           "excerpt": "شرح مبسّط لمنهج الجبر مع تدريبات محلولة واختبار بعد كل درس.",
                     *           "price": 250,
                     *           "image": "courses/12/3f9ac1.webp",
                     *           "image_small": "courses/12/3f9ac1-320.webp",
                     *           "user_id": 3,
                     *           "user": {
                     *             "id": 3,
                     *             "name": "أ. حسام عبد الرحمن",
                     *             "image": null,
                     *             "image_small": null
                     *           },
                     *           "category_id": 7,
                     *           "categories": [
                     *             {
                     *               "id": 7,
                     *               "name": "رياضيات الثانوية العامة"
                     *             }
                     *           ],
                     *           "users_count": 38,
                     *           "videos_count": 6,
                     *           "records_count": 2,
                     *           "pdfs_count": 3,
                     *           "summaries_count": 4,
                     *           "quizzes_count": 1,
                     *           "created_at": "2026-08-20T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "courses_total": 1,
                     *       "teachers": [
                     *         {
                     *           "id": 3,
                     *           "name": "أ. حسام عبد الرحمن",
                     *           "image": null,
                     *           "image_small": null
                     *         }
                     *       ],
                     *       "videos": [
                     *         {
                     *           "id": 31,
                     *           "title": "حلّ المعادلات",
                     *           "course": {
                     *             "id": 12,
                     *             "name": "الجبر للصف الأول الثانوي",
                     *             "slug": "algebra-1"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data of the home page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "courses_count": 24,
                     *       "videos_count": 214,
                     *       "students_count": 60,
                     *       "newest_courses": [
                     *         {
                     *           "id": 12,
                     *           "name": "الجبر للصف الأول الثانوي",
                     *           "slug": "algebra-1",
                     *           "excerpt": "شرح مبسّط لمنهج الجبر مع تدريبات محلولة واختبار بعد كل درس.",
                     *           "price": 250,
                     *           "image": "courses/12/3f9ac1.webp",
                     *           "image_small": "courses/12/3f9ac1-320.webp",
                     *           "user_id": 3,
                     *           "user": {
                     *             "id": 3,
                     *             "name": "أ. حسام عبد الرحمن",
                     *             "image": null,
                     *             "image_small": null
                     *           },
                     *           "category_id": 7,
                     *           "categories": [
                     *             {
                     *               "id": 7,
                     *               "name": "رياضيات الثانوية العامة"
                     *             }
                     *           ],
                     *           "users_count": 38,
                     *           "videos_count": 6,
                     *           "records_count": 2,
                     *           "pdfs_count": 3,
                     *           "summaries_count": 4,
                     *           "quizzes_count": 1,
                     *           "created_at": "2026-08-20T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "popular_courses": [
                     *         {
                     *           "id": 12,
                     *           "name": "الجبر للصف الأول الثانوي",
                     *           "slug": "algebra-1",
                     *           "excerpt": "شرح مبسّط لمنهج الجبر مع تدريبات محلولة واختبار بعد كل درس.",
                     *           "price": 250,
                     *           "image": "courses/12/3f9ac1.webp",
                     *           "image_small": "courses/12/3f9ac1-320.webp",
                     *           "user_id": 3,
                     *           "user": {
                     *             "id": 3,
                     *             "name": "أ. حسام عبد الرحمن",
                     *             "image": null,
                     *             "image_small": null
                     *           },
                     *           "category_id": 7,
                     *           "categories": [
                     *             {
                     *               "id": 7,
                     *               "name": "رياضيات الثانوية العامة"
                     *             }
                     *           ],
                     *           "users_count": 38,
                     *           "videos_count": 6,
                     *           "records_count": 2,
                     *           "pdfs_count": 3,
                     *           "summaries_count": 4,
                     *           "quizzes_count": 1,
                     *           "created_at": "2026-08-20T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "teachers": [
                     *         {
                     *           "id": 3,
                     *           "name": "أ. حسام عبد الرحمن",
                     *           "image": null,
                     *           "image_small": null,
                     *           "courses_count": 4,
                     *           "category": {
                     *             "id": 7,
                     *             "name": "رياضيات الثانوية العامة"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Home"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSlug: {
        parameters: {
            query?: {
                /** @description The course that is being edited. Its own slug counts as free. */
                course_id?: number;
            };
            header?: never;
            path: {
                /** @example algebra-1 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status of the slug, and a free suggestion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slug": "algebra-1",
                     *       "status": "taken",
                     *       "suggestion": "algebra-1-2"
                     *     }
                     */
                    "application/json": components["schemas"]["SlugAdvice"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example algebra-1 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The course. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "name": "الجبر للصف الأول الثانوي",
                     *       "slug": "algebra-1",
                     *       "excerpt": "شرح مبسّط لمنهج الجبر مع تدريبات محلولة واختبار بعد كل درس.",
                     *       "price": 250,
                     *       "image": "courses/12/3f9ac1.webp",
                     *       "image_small": "courses/12/3f9ac1-320.webp",
                     *       "user_id": 3,
                     *       "user": {
                     *         "id": 3,
                     *         "name": "أ. حسام عبد الرحمن",
                     *         "image": null,
                     *         "image_small": null,
                     *         "biography": "مدرّس رياضيات منذ ٢٠٠٩، ومؤلف كتاب تمارين الجبر."
                     *       },
                     *       "category_id": 7,
                     *       "categories": [
                     *         {
                     *           "id": 7,
                     *           "name": "رياضيات الثانوية العامة"
                     *         }
                     *       ],
                     *       "users_count": 38,
                     *       "videos_count": 6,
                     *       "records_count": 2,
                     *       "pdfs_count": 3,
                     *       "summaries_count": 4,
                     *       "quizzes_count": 1,
                     *       "created_at": "2026-08-20T10:00:00.000Z",
                     *       "description": "دورة كاملة في منهج الجبر للصف الأول الثانوي: المعادلات والمتباينات والمصفوفات، مع تدريبات محلولة واختبار إلكتروني بعد كل وحدة.",
                     *       "outcomes": "تحلّ معادلات الدرجة الأولى والثانية\nترسم الدوال وتقرأ تمثيلها البياني",
                     *       "audience": "طلاب الصف الأول الثانوي",
                     *       "videos_duration": 3910,
                     *       "videos": [
                     *         {
                     *           "id": 101,
                     *           "title": "مقدمة في المعادلات",
                     *           "is_free": 1,
                     *           "duration": 1510,
                     *           "created_at": "2026-08-21T10:00:00.000Z"
                     *         },
                     *         {
                     *           "id": 102,
                     *           "title": "حل المعادلة التربيعية",
                     *           "is_free": 0,
                     *           "duration": 2400,
                     *           "created_at": "2026-08-22T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "records": [
                     *         {
                     *           "id": 31,
                     *           "title": "مراجعة ليلة الامتحان",
                     *           "is_home": 0,
                     *           "is_revision": 1,
                     *           "record_type": "video/mp4",
                     *           "created_at": "2026-09-10T18:00:00.000Z"
                     *         }
                     *       ],
                     *       "pdfs": [
                     *         {
                     *           "id": 21,
                     *           "title": "مذكرة الوحدة الأولى",
                     *           "created_at": "2026-08-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "summaries": [
                     *         {
                     *           "id": 11,
                     *           "lecture_name": "المحاضرة الأولى",
                     *           "reacts": [
                     *             {
                     *               "reaction": "love",
                     *               "count": 3
                     *             }
                     *           ],
                     *           "created_at": "2026-08-25T20:00:00.000Z"
                     *         }
                     *       ],
                     *       "quizzes": [
                     *         {
                     *           "id": 9,
                     *           "title": "اختبار الوحدة الأولى",
                     *           "description": "عشرة أسئلة عن المعادلات، بلا وقت محدد.",
                     *           "questions_count": 10,
                     *           "created_at": "2026-08-30T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "similar_courses": [
                     *         {
                     *           "id": 13,
                     *           "name": "الهندسة وحساب المثلثات",
                     *           "slug": "geometry-1",
                     *           "excerpt": "من النظرية إلى التمرين، خطوة بخطوة.",
                     *           "price": 199.5,
                     *           "image": null,
                     *           "image_small": null,
                     *           "user_id": 3,
                     *           "user": {
                     *             "id": 3,
                     *             "name": "أ. حسام عبد الرحمن",
                     *             "image": null,
                     *             "image_small": null
                     *           },
                     *           "category_id": 7,
                     *           "categories": [
                     *             {
                     *               "id": 7,
                     *               "name": "رياضيات الثانوية العامة"
                     *             }
                     *           ],
                     *           "users_count": 21,
                     *           "videos_count": 5,
                     *           "records_count": 2,
                     *           "pdfs_count": 3,
                     *           "summaries_count": 4,
                     *           "quizzes_count": 1,
                     *           "created_at": "2026-08-18T10:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PublicCourse"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example algebra-1 */
                slug: string;
                /** @example 101 */
                video_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The video. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 101,
                     *       "course_id": 12,
                     *       "title": "مقدمة في المعادلات",
                     *       "is_free": 1,
                     *       "is_locked": 0,
                     *       "url": "equations-intro",
                     *       "website_url": "equations-intro",
                     *       "duration": 1510,
                     *       "created_at": "2026-08-21T10:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Video"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUserCourse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Allows the client to send a request again safely. The client creates a random value, such as a UUID, for each new resource. For 24 hours, the same key from the same account gets the same response and creates nothing more. A second call waits while the first one runs. The same key with another path or body gets 422 `idempotency_key_reused`. Errors are not stored, so a corrected form may use the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_id": 41,
                 *       "course_id": 12,
                 *       "pending": 1
                 *     }
                 */
                "application/json": components["schemas"]["UserCourseRequest"];
            };
        };
        responses: {
            /** @description The existing, unchanged subscription: the user had the course already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user_id": 41,
                     *       "course_id": 12,
                     *       "pending": 1,
                     *       "created_at": "2026-09-03T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["UserCourse"];
                };
            };
            /** @description The new subscription. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user_id": 41,
                     *       "course_id": 12,
                     *       "pending": 1,
                     *       "created_at": "2026-09-03T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["UserCourse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUserCourses: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Allows the client to send a request again safely. The client creates a random value, such as a UUID, for each new resource. For 24 hours, the same key from the same account gets the same response and creates nothing more. A second call waits while the first one runs. The same key with another path or body gets 422 `idempotency_key_reused`. Errors are not stored, so a corrected form may use the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_id": 41,
                 *       "course_ids": [
                 *         12,
                 *         13
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UserCoursesRequest"];
            };
        };
        responses: {
            /** @description The subscription to each given course. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user_courses": [
                     *         {
                     *           "user_id": 41,
                     *           "course_id": 12,
                     *           "pending": 1,
                     *           "created_at": "2026-09-03T09:00:00.000Z"
                     *         },
                     *         {
                     *           "user_id": 41,
                     *           "course_id": 13,
                     *           "pending": 1,
                     *           "created_at": "2026-09-05T11:20:00.000Z"
                     *         }
                     *       ],
                     *       "created_count": 1
                     *     }
                     */
                    "application/json": components["schemas"]["UserCourses"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCourseUsers: {
        parameters: {
            query?: {
                /**
                 * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». An empty search is ignored. A search without letters and digits (`%`) finds nothing.
                 * @example رياضيات
                 */
                search?: components["parameters"]["Search"];
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of subscribers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "users": [
                     *         {
                     *           "id": 41,
                     *           "name": "منى السيد",
                     *           "email": "mona@example.com",
                     *           "phone": "01012345678",
                     *           "image": null,
                     *           "image_small": null,
                     *           "pending": 1,
                     *           "quiz_results_count": 2,
                     *           "joined_at": "2026-09-03T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 38,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["CourseUserList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCourseUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
                /** @example 41 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user no longer has the course. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVideos: {
        parameters: {
            query?: {
                /**
                 * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». An empty search is ignored. A search without letters and digits (`%`) finds nothing.
                 * @example رياضيات
                 */
                search?: components["parameters"]["Search"];
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of videos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "videos": [
                     *         {
                     *           "id": 101,
                     *           "course_id": 12,
                     *           "title": "مقدمة في المعادلات",
                     *           "is_free": 1,
                     *           "is_locked": 0,
                     *           "url": "equations-intro",
                     *           "website_url": "equations-intro",
                     *           "duration": 1510,
                     *           "created_at": "2026-08-21T10:00:00.000Z"
                     *         },
                     *         {
                     *           "id": 102,
                     *           "course_id": 12,
                     *           "title": "حل المعادلة التربيعية",
                     *           "is_free": 0,
                     *           "is_locked": 1,
                     *           "duration": null,
                     *           "created_at": "2026-08-22T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 2,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["VideoList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
                /** @example 101 */
                video_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The video. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 101,
                     *       "course_id": 12,
                     *       "title": "مقدمة في المعادلات",
                     *       "is_free": 1,
                     *       "is_locked": 0,
                     *       "url": "equations-intro",
                     *       "website_url": "equations-intro",
                     *       "duration": 1510,
                     *       "created_at": "2026-08-21T10:00:00.000Z",
                     *       "chapters": [
                     *         {
                     *           "start": 0,
                     *           "title": "مقدمة"
                     *         },
                     *         {
                     *           "start": 750,
                     *           "title": "مثال محلول"
                     *         }
                     *       ],
                     *       "captions": [
                     *         {
                     *           "language": "ar",
                     *           "url": "/media/captions/5d1f0a52.vtt?exp=1789061400&name=lesson.vtt&sig=Zk3",
                     *           "size": 4210,
                     *           "created_at": "2026-08-23T10:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Video"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVideo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Allows the client to send a request again safely. The client creates a random value, such as a UUID, for each new resource. For 24 hours, the same key from the same account gets the same response and creates nothing more. A second call waits while the first one runs. The same key with another path or body gets 422 `idempotency_key_reused`. Errors are not stored, so a corrected form may use the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "course_id": 12,
                 *       "title": "مقدمة في المعادلات",
                 *       "url": "equations-intro",
                 *       "website_url": "equations-intro",
                 *       "is_free": 1,
                 *       "duration": 1510,
                 *       "chapters": "0:00 مقدمة\n12:30 مثال محلول"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["VideoRequest"];
            };
        };
        responses: {
            /** @description The new video. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 101,
                     *       "course_id": 12,
                     *       "title": "مقدمة في المعادلات",
                     *       "is_free": 1,
                     *       "is_locked": 0,
                     *       "url": "equations-intro",
                     *       "website_url": "equations-intro",
                     *       "duration": 1510,
                     *       "created_at": "2026-08-21T10:00:00.000Z",
                     *       "chapters": [
                     *         {
                     *           "start": 0,
                     *           "title": "مقدمة"
                     *         },
                     *         {
                     *           "start": 750,
                     *           "title": "مثال محلول"
                     *         }
                     *       ],
                     *       "captions": [
                     *         {
                     *           "language": "ar",
                     *           "url": "/media/captions/5d1f0a52.vtt?exp=1789061400&name=lesson.vtt&sig=Zk3",
                     *           "size": 4210,
                     *           "created_at": "2026-08-23T10:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Video"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "مقدمة في المعادلات",
                 *       "is_free": 0
                 *     }
                 */
                "multipart/form-data": components["schemas"]["VideoChange"];
            };
        };
        responses: {
            /** @description The updated video. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 101,
                     *       "course_id": 12,
                     *       "title": "مقدمة في المعادلات",
                     *       "is_free": 1,
                     *       "is_locked": 0,
                     *       "url": "equations-intro",
                     *       "website_url": "equations-intro",
                     *       "duration": 1510,
                     *       "created_at": "2026-08-21T10:00:00.000Z",
                     *       "chapters": [
                     *         {
                     *           "start": 0,
                     *           "title": "مقدمة"
                     *         },
                     *         {
                     *           "start": 750,
                     *           "title": "مثال محلول"
                     *         }
                     *       ],
                     *       "captions": [
                     *         {
                     *           "language": "ar",
                     *           "url": "/media/captions/5d1f0a52.vtt?exp=1789061400&name=lesson.vtt&sig=Zk3",
                     *           "size": 4210,
                     *           "created_at": "2026-08-23T10:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Video"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The video was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveVideoCaptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Anything else gets 404.
                 * @example ar
                 */
                language: components["schemas"]["CaptionLanguage"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "lesson-ar.vtt"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["VideoCaptionsRequest"];
            };
        };
        responses: {
            /** @description The captions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "language": "ar",
                     *       "url": "/media/captions/5d1f0a52.vtt?exp=1789061400&name=lesson.vtt&sig=Zk3",
                     *       "size": 4210,
                     *       "created_at": "2026-08-23T10:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["VideoCaptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteVideoCaptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Anything else gets 404.
                 * @example ar
                 */
                language: components["schemas"]["CaptionLanguage"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The captions were deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmbedMetadata: {
        parameters: {
            query: {
                /**
                 * @description A link to a video, as in `url` of a video.
                 * @example https://www.youtube.com/watch?v=dQw4w9WgXcQ
                 */
                url: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the site says. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "found",
                     *       "title": "حل المعادلة التربيعية",
                     *       "duration": 1510
                     *     }
                     */
                    "application/json": components["schemas"]["EmbedMetadata"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVideoUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Allows the client to send a request again safely. The client creates a random value, such as a UUID, for each new resource. For 24 hours, the same key from the same account gets the same response and creates nothing more. A second call waits while the first one runs. The same key with another path or body gets 422 `idempotency_key_reused`. Errors are not stored, so a corrected form may use the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "media_type": "video/mp4",
                 *       "size": 734003200
                 *     }
                 */
                "application/json": components["schemas"]["VideoUploadRequest"];
            };
        };
        responses: {
            /** @description The new upload. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f9ac1d2-5b1e-4c7a-9d2f-0a6b8c7d1e42.mp4",
                     *       "expires_at": "2026-09-11T18:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["VideoUpload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteVideoUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f9ac1d2-5b1e-4c7a-9d2f-0a6b8c7d1e42.mp4 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecords: {
        parameters: {
            query?: {
                /**
                 * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». An empty search is ignored. A search without letters and digits (`%`) finds nothing.
                 * @example رياضيات
                 */
                search?: components["parameters"]["Search"];
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "records": [
                     *         {
                     *           "id": 31,
                     *           "course_id": 12,
                     *           "title": "مراجعة ليلة الامتحان",
                     *           "is_home": 0,
                     *           "is_revision": 1,
                     *           "is_locked": 0,
                     *           "record_type": "video/mp4",
                     *           "url": null,
                     *           "website_url": null,
                     *           "created_at": "2026-09-10T18:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["RecordList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
                /** @example 21 */
                record_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "course_id": 12,
                     *       "title": "مراجعة ليلة الامتحان",
                     *       "is_home": 0,
                     *       "is_revision": 1,
                     *       "is_locked": 0,
                     *       "record_type": "video/mp4",
                     *       "record_url": "/media/records/5b1e07.mp4?exp=1786000200&name=%D9%85%D8%B1%D8%A7%D8%AC%D8%B9%D8%A9.mp4&sig=b7Qy",
                     *       "url": null,
                     *       "website_url": null,
                     *       "created_at": "2026-09-10T18:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Record"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Allows the client to send a request again safely. The client creates a random value, such as a UUID, for each new resource. For 24 hours, the same key from the same account gets the same response and creates nothing more. A second call waits while the first one runs. The same key with another path or body gets 422 `idempotency_key_reused`. Errors are not stored, so a corrected form may use the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "course_id": 12,
                 *       "title": "مراجعة ليلة الامتحان",
                 *       "is_revision": 1,
                 *       "record_url": "revision.mp4"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["RecordRequest"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "course_id": 12,
                     *       "title": "مراجعة ليلة الامتحان",
                     *       "is_home": 0,
                     *       "is_revision": 1,
                     *       "is_locked": 0,
                     *       "record_type": "video/mp4",
                     *       "record_url": "/media/records/5b1e07.mp4?exp=1786000200&name=%D9%85%D8%B1%D8%A7%D8%AC%D8%B9%D8%A9.mp4&sig=b7Qy",
                     *       "url": null,
                     *       "website_url": null,
                     *       "created_at": "2026-09-10T18:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Record"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "مراجعة ليلة الامتحان",
                 *       "is_home": 1
                 *     }
                 */
                "multipart/form-data": components["schemas"]["RecordChange"];
            };
        };
        responses: {
            /** @description The updated record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "course_id": 12,
                     *       "title": "مراجعة ليلة الامتحان",
                     *       "is_home": 0,
                     *       "is_revision": 1,
                     *       "is_locked": 0,
                     *       "record_type": "video/mp4",
                     *       "record_url": "/media/records/5b1e07.mp4?exp=1786000200&name=%D9%85%D8%B1%D8%A7%D8%AC%D8%B9%D8%A9.mp4&sig=b7Qy",
                     *       "url": null,
                     *       "website_url": null,
                     *       "created_at": "2026-09-10T18:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Record"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPdfs: {
        parameters: {
            query?: {
                /**
                 * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». An empty search is ignored. A search without letters and digits (`%`) finds nothing.
                 * @example رياضيات
                 */
                search?: components["parameters"]["Search"];
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of PDFs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pdfs": [
                     *         {
                     *           "id": 21,
                     *           "course_id": 12,
                     *           "title": "مذكرة الوحدة الأولى",
                     *           "is_locked": 0,
                     *           "created_at": "2026-08-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["PdfList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
                /** @example 21 */
                pdf_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 21,
                     *       "course_id": 12,
                     *       "title": "مذكرة الوحدة الأولى",
                     *       "url": "/media/pdfs/0d6c9f.pdf?exp=1786000200&name=%D9%85%D8%B0%D9%83%D8%B1%D8%A9.pdf&sig=b7Qy",
                     *       "created_at": "2026-08-21T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Pdf"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPdf: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Allows the client to send a request again safely. The client creates a random value, such as a UUID, for each new resource. For 24 hours, the same key from the same account gets the same response and creates nothing more. A second call waits while the first one runs. The same key with another path or body gets 422 `idempotency_key_reused`. Errors are not stored, so a corrected form may use the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "course_id": 12,
                 *       "title": "مذكرة الوحدة الأولى",
                 *       "url": "unit-1.pdf"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["PdfRequest"];
            };
        };
        responses: {
            /** @description The new PDF. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 21,
                     *       "course_id": 12,
                     *       "title": "مذكرة الوحدة الأولى",
                     *       "url": "/media/pdfs/0d6c9f.pdf?exp=1786000200&name=%D9%85%D8%B0%D9%83%D8%B1%D8%A9.pdf&sig=b7Qy",
                     *       "created_at": "2026-08-21T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Pdf"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updatePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "مذكرة الوحدة الأولى"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["PdfChange"];
            };
        };
        responses: {
            /** @description The updated PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 21,
                     *       "course_id": 12,
                     *       "title": "مذكرة الوحدة الأولى",
                     *       "url": "/media/pdfs/0d6c9f.pdf?exp=1786000200&name=%D9%85%D8%B0%D9%83%D8%B1%D8%A9.pdf&sig=b7Qy",
                     *       "created_at": "2026-08-21T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Pdf"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deletePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
                /** @example 11 */
                summary_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 11,
                     *       "course_id": 12,
                     *       "lecture_name": "المحاضرة الأولى",
                     *       "pdf_path": "/media/summaries/9ac4f1.pdf?exp=1786000200&name=%D8%A7%D9%84%D9%85%D8%AD%D8%A7%D8%B6%D8%B1%D8%A9.pdf&sig=b7Qy",
                     *       "user": {
                     *         "id": 7,
                     *         "name": "منى السيد",
                     *         "image": null,
                     *         "image_small": null
                     *       },
                     *       "reacts": [
                     *         {
                     *           "reaction": "love",
                     *           "count": 3
                     *         },
                     *         {
                     *           "reaction": "care",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "my_reaction": "love",
                     *       "can_edit": true,
                     *       "created_at": "2026-08-25T20:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Summary"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSummary: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Allows the client to send a request again safely. The client creates a random value, such as a UUID, for each new resource. For 24 hours, the same key from the same account gets the same response and creates nothing more. A second call waits while the first one runs. The same key with another path or body gets 422 `idempotency_key_reused`. Errors are not stored, so a corrected form may use the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "course_id": 12,
                 *       "lecture_name": "المحاضرة الأولى",
                 *       "pdf": "lecture-1.pdf"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["SummaryRequest"];
            };
        };
        responses: {
            /** @description The new summary. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 11,
                     *       "course_id": 12,
                     *       "lecture_name": "المحاضرة الأولى",
                     *       "pdf_path": "/media/summaries/9ac4f1.pdf?exp=1786000200&name=%D8%A7%D9%84%D9%85%D8%AD%D8%A7%D8%B6%D8%B1%D8%A9.pdf&sig=b7Qy",
                     *       "user": {
                     *         "id": 7,
                     *         "name": "منى السيد",
                     *         "image": null,
                     *         "image_small": null
                     *       },
                     *       "reacts": [
                     *         {
                     *           "reaction": "love",
                     *           "count": 3
                     *         },
                     *         {
                     *           "reaction": "care",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "my_reaction": "love",
                     *       "can_edit": true,
                     *       "created_at": "2026-08-25T20:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Summary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteReact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current reactions to the summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "summary_id": 11,
                     *       "reacts": [
                     *         {
                     *           "reaction": "love",
                     *           "count": 2
                     *         }
                     *       ],
                     *       "my_reaction": null
                     *     }
                     */
                    "application/json": components["schemas"]["ReactResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "wrong",
                 *       "note": "الصفحة الثانية من درس آخر"
                 *     }
                 */
                "application/json": components["schemas"]["SummaryReportRequest"];
            };
        };
        responses: {
            /** @description The report was stored. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSummaryReports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reports, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reports": [
                     *         {
                     *           "reason": "wrong",
                     *           "note": "الصفحة الثانية من درس آخر",
                     *           "created_at": "2026-08-27T09:12:00.000Z"
                     *         },
                     *         {
                     *           "reason": "unreadable",
                     *           "note": "",
                     *           "created_at": "2026-08-26T18:40:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SummaryReports"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    dismissSummaryReports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary has no reports. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lecture_name": "المحاضرة الأولى"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["SummaryChange"];
            };
        };
        responses: {
            /** @description The updated summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 11,
                     *       "course_id": 12,
                     *       "lecture_name": "المحاضرة الأولى",
                     *       "pdf_path": "/media/summaries/9ac4f1.pdf?exp=1786000200&name=%D8%A7%D9%84%D9%85%D8%AD%D8%A7%D8%B6%D8%B1%D8%A9.pdf&sig=b7Qy",
                     *       "user": {
                     *         "id": 7,
                     *         "name": "منى السيد",
                     *         "image": null,
                     *         "image_small": null
                     *       },
                     *       "reacts": [
                     *         {
                     *           "reaction": "love",
                     *           "count": 3
                     *         },
                     *         {
                     *           "reaction": "care",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "my_reaction": "love",
                     *       "can_edit": true,
                     *       "created_at": "2026-08-25T20:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Summary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Allows the client to send a request again safely. The client creates a random value, such as a UUID, for each new resource. For 24 hours, the same key from the same account gets the same response and creates nothing more. A second call waits while the first one runs. The same key with another path or body gets 422 `idempotency_key_reused`. Errors are not stored, so a corrected form may use the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "summary_id": 11,
                 *       "reaction": "love"
                 *     }
                 */
                "application/json": components["schemas"]["ReactRequest"];
            };
        };
        responses: {
            /** @description The current reactions to the summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "summary_id": 11,
                     *       "reacts": [
                     *         {
                     *           "reaction": "love",
                     *           "count": 3
                     *         },
                     *         {
                     *           "reaction": "care",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "my_reaction": "love"
                     *     }
                     */
                    "application/json": components["schemas"]["ReactResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuizzes: {
        parameters: {
            query?: {
                /**
                 * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». An empty search is ignored. A search without letters and digits (`%`) finds nothing.
                 * @example رياضيات
                 */
                search?: components["parameters"]["Search"];
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of quizzes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "quizzes": [
                     *         {
                     *           "id": 9,
                     *           "course_id": 12,
                     *           "title": "اختبار الوحدة الأولى",
                     *           "description": "عشرة أسئلة عن المعادلات، بلا وقت محدد.",
                     *           "questions_count": 10,
                     *           "is_locked": 0,
                     *           "created_at": "2026-08-30T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["QuizList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuiz: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
                /** @example 9 */
                quiz_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quiz. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9,
                     *       "course_id": 12,
                     *       "course": {
                     *         "id": 12,
                     *         "name": "الجبر للصف الأول الثانوي",
                     *         "slug": "algebra-1"
                     *       },
                     *       "title": "اختبار الوحدة الأولى",
                     *       "description": "سؤالان عن المعادلات، بلا وقت محدد.",
                     *       "questions_count": 2,
                     *       "created_at": "2026-08-30T10:00:00.000Z",
                     *       "questions": [
                     *         {
                     *           "id": 71,
                     *           "question_text": "ما حل المعادلة ٢س + ٣ = ٧؟",
                     *           "type": "multiple_choice",
                     *           "position": 1,
                     *           "options": [
                     *             {
                     *               "id": 301,
                     *               "option_text": "س = ١",
                     *               "position": 1
                     *             },
                     *             {
                     *               "id": 302,
                     *               "option_text": "س = ٢",
                     *               "position": 2
                     *             },
                     *             {
                     *               "id": 303,
                     *               "option_text": "س = ٥",
                     *               "position": 3
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": 72,
                     *           "question_text": "كم جذرًا حقيقيًا للمعادلة س² + ١ = ٠؟",
                     *           "type": "multiple_choice",
                     *           "position": 2,
                     *           "options": [
                     *             {
                     *               "id": 304,
                     *               "option_text": "لا جذور حقيقية",
                     *               "position": 1
                     *             },
                     *             {
                     *               "id": 305,
                     *               "option_text": "جذران",
                     *               "position": 2
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "my_result": {
                     *         "mark": 1,
                     *         "total": 2,
                     *         "best": 2,
                     *         "best_total": 2,
                     *         "attempts": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Quiz"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuizResults: {
        parameters: {
            query?: {
                /**
                 * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». An empty search is ignored. A search without letters and digits (`%`) finds nothing.
                 * @example رياضيات
                 */
                search?: components["parameters"]["Search"];
                /** @description Sorts by date (latest first), by name, or by mark (best first). */
                sort?: "date" | "name" | "mark";
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
                /** @example 9 */
                quiz_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "quiz_results": [
                     *         {
                     *           "id": 501,
                     *           "quiz_id": 9,
                     *           "quiz_name": "اختبار الوحدة الأولى",
                     *           "course_id": 12,
                     *           "course_name": "الجبر للصف الأول الثانوي",
                     *           "course_slug": "algebra-1",
                     *           "user_id": 41,
                     *           "user_name": "منى السيد",
                     *           "mark": 7,
                     *           "total": 10,
                     *           "best": 9,
                     *           "best_total": 10,
                     *           "attempts": 2,
                     *           "created_at": "2026-09-14T17:32:10.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["UserQuizResultList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuizAnswerCounts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
                /** @example 9 */
                quiz_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts for each question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "questions": [
                     *         {
                     *           "id": 71,
                     *           "question_text": "ما حل المعادلة ٢س + ٣ = ٧؟",
                     *           "position": 1,
                     *           "explanation": null,
                     *           "attempts_count": 20,
                     *           "blank_count": 2,
                     *           "options": [
                     *             {
                     *               "option_text": "س = ١",
                     *               "is_correct": 0,
                     *               "is_former": 0,
                     *               "count": 3
                     *             },
                     *             {
                     *               "option_text": "س = ٢",
                     *               "is_correct": 1,
                     *               "is_former": 0,
                     *               "count": 15
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QuizAnswerCounts"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createQuiz: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Allows the client to send a request again safely. The client creates a random value, such as a UUID, for each new resource. For 24 hours, the same key from the same account gets the same response and creates nothing more. A second call waits while the first one runs. The same key with another path or body gets 422 `idempotency_key_reused`. Errors are not stored, so a corrected form may use the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "course_id": 12,
                 *       "title": "اختبار الوحدة الأولى",
                 *       "description": "عشرة أسئلة عن المعادلات، بلا وقت محدد."
                 *     }
                 */
                "multipart/form-data": components["schemas"]["QuizRequest"];
            };
        };
        responses: {
            /** @description The new quiz. It has no questions yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9,
                     *       "course_id": 12,
                     *       "title": "اختبار الوحدة الأولى",
                     *       "description": "عشرة أسئلة عن المعادلات، بلا وقت محدد.",
                     *       "questions_count": 0,
                     *       "results_count": 0,
                     *       "created_at": "2026-08-30T10:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["EditableQuiz"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateQuiz: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "course_id": 12,
                 *       "title": "اختبار الوحدة الأولى"
                 *     }
                 */
                "application/json": components["schemas"]["QuizUpdateRequest"];
            };
        };
        responses: {
            /** @description The updated quiz. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9,
                     *       "course_id": 12,
                     *       "title": "اختبار الوحدة الأولى",
                     *       "description": "عشرة أسئلة عن المعادلات، بلا وقت محدد.",
                     *       "questions_count": 0,
                     *       "results_count": 0,
                     *       "created_at": "2026-08-30T10:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["EditableQuiz"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteQuiz: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quiz was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "question_ids": [
                 *         72,
                 *         71
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["QuestionOrderRequest"];
            };
        };
        responses: {
            /** @description The questions are in the new order. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                /**
                 * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». An empty search is ignored. A search without letters and digits (`%`) finds nothing.
                 * @example رياضيات
                 */
                search?: components["parameters"]["Search"];
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "questions": [
                     *         {
                     *           "id": 71,
                     *           "quiz_id": 9,
                     *           "course_id": 12,
                     *           "question_text": "ما حل المعادلة ٢س + ٣ = ٧؟",
                     *           "type": "multiple_choice",
                     *           "position": 1,
                     *           "options_count": 2,
                     *           "explanation": "نطرح ٣ من الطرفين ثم نقسم على ٢.",
                     *           "options": [
                     *             {
                     *               "id": 301,
                     *               "question_id": 71,
                     *               "option_text": "س = ١",
                     *               "is_correct": 0,
                     *               "position": 1,
                     *               "created_at": "2026-08-30T10:05:00.000Z"
                     *             },
                     *             {
                     *               "id": 302,
                     *               "question_id": 71,
                     *               "option_text": "س = ٢",
                     *               "is_correct": 1,
                     *               "position": 2,
                     *               "created_at": "2026-08-30T10:05:00.000Z"
                     *             }
                     *           ],
                     *           "created_at": "2026-08-30T10:02:00.000Z"
                     *         }
                     *       ],
                     *       "quiz": {
                     *         "id": 9,
                     *         "title": "اختبار الوحدة الأولى",
                     *         "course_id": 12,
                     *         "course_name": "الجبر للصف الأول الثانوي"
                     *       },
                     *       "total": 1,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["QuestionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createQuestion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Allows the client to send a request again safely. The client creates a random value, such as a UUID, for each new resource. For 24 hours, the same key from the same account gets the same response and creates nothing more. A second call waits while the first one runs. The same key with another path or body gets 422 `idempotency_key_reused`. Errors are not stored, so a corrected form may use the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quiz_id": 9,
                 *       "question_text": "ما حل المعادلة ٢س + ٣ = ٧؟",
                 *       "type": "multiple_choice"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["QuestionRequest"];
            };
        };
        responses: {
            /** @description The new question. It has no options yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 71,
                     *       "quiz_id": 9,
                     *       "course_id": 12,
                     *       "question_text": "ما حل المعادلة ٢س + ٣ = ٧؟",
                     *       "type": "multiple_choice",
                     *       "position": 1,
                     *       "options_count": 0,
                     *       "explanation": null,
                     *       "options": [],
                     *       "created_at": "2026-08-30T10:02:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Question"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The quiz has the maximum number of questions. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "quiz_full",
                     *       "message": "بلغ الاختبار الحد الأقصى، وهو 500 سؤال."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 71,
                     *       "quiz_id": 9,
                     *       "course_id": 12,
                     *       "question_text": "ما حل المعادلة ٢س + ٣ = ٧؟",
                     *       "type": "multiple_choice",
                     *       "position": 1,
                     *       "options_count": 2,
                     *       "explanation": "نطرح ٣ من الطرفين ثم نقسم على ٢.",
                     *       "options": [
                     *         {
                     *           "id": 301,
                     *           "question_id": 71,
                     *           "option_text": "س = ١",
                     *           "is_correct": 0,
                     *           "position": 1,
                     *           "created_at": "2026-08-30T10:05:00.000Z"
                     *         },
                     *         {
                     *           "id": 302,
                     *           "question_id": 71,
                     *           "option_text": "س = ٢",
                     *           "is_correct": 1,
                     *           "position": 2,
                     *           "created_at": "2026-08-30T10:05:00.000Z"
                     *         }
                     *       ],
                     *       "created_at": "2026-08-30T10:02:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Question"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "question_text": "ما حل المعادلة ٢س + ٣ = ٧؟",
                 *       "explanation": "نطرح ٣ من الطرفين ثم نقسم على ٢."
                 *     }
                 */
                "application/json": components["schemas"]["QuestionUpdateRequest"];
            };
        };
        responses: {
            /** @description The updated question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 71,
                     *       "quiz_id": 9,
                     *       "course_id": 12,
                     *       "question_text": "ما حل المعادلة ٢س + ٣ = ٧؟",
                     *       "type": "multiple_choice",
                     *       "position": 1,
                     *       "options_count": 2,
                     *       "explanation": "نطرح ٣ من الطرفين ثم نقسم على ٢.",
                     *       "options": [
                     *         {
                     *           "id": 301,
                     *           "question_id": 71,
                     *           "option_text": "س = ١",
                     *           "is_correct": 0,
                     *           "position": 1,
                     *           "created_at": "2026-08-30T10:05:00.000Z"
                     *         },
                     *         {
                     *           "id": 302,
                     *           "question_id": 71,
                     *           "option_text": "س = ٢",
                     *           "is_correct": 1,
                     *           "position": 2,
                     *           "created_at": "2026-08-30T10:05:00.000Z"
                     *         }
                     *       ],
                     *       "created_at": "2026-08-30T10:02:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Question"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    duplicateQuestion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Allows the client to send a request again safely. The client creates a random value, such as a UUID, for each new resource. For 24 hours, the same key from the same account gets the same response and creates nothing more. A second call waits while the first one runs. The same key with another path or body gets 422 `idempotency_key_reused`. Errors are not stored, so a corrected form may use the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 71,
                     *       "quiz_id": 9,
                     *       "course_id": 12,
                     *       "question_text": "ما حل المعادلة ٢س + ٣ = ٧؟",
                     *       "type": "multiple_choice",
                     *       "position": 1,
                     *       "options_count": 2,
                     *       "explanation": "نطرح ٣ من الطرفين ثم نقسم على ٢.",
                     *       "options": [
                     *         {
                     *           "id": 301,
                     *           "question_id": 71,
                     *           "option_text": "س = ١",
                     *           "is_correct": 0,
                     *           "position": 1,
                     *           "created_at": "2026-08-30T10:05:00.000Z"
                     *         },
                     *         {
                     *           "id": 302,
                     *           "question_id": 71,
                     *           "option_text": "س = ٢",
                     *           "is_correct": 1,
                     *           "position": 2,
                     *           "created_at": "2026-08-30T10:05:00.000Z"
                     *         }
                     *       ],
                     *       "created_at": "2026-08-30T10:02:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Question"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The quiz has the maximum number of questions. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "quiz_full",
                     *       "message": "بلغ الاختبار الحد الأقصى، وهو 500 سؤال."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOptions: {
        parameters: {
            query?: {
                /**
                 * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». An empty search is ignored. A search without letters and digits (`%`) finds nothing.
                 * @example رياضيات
                 */
                search?: components["parameters"]["Search"];
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of options. A question has at most 5. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "options": [
                     *         {
                     *           "id": 301,
                     *           "question_id": 71,
                     *           "option_text": "س = ١",
                     *           "is_correct": 0,
                     *           "position": 1,
                     *           "created_at": "2026-08-30T10:05:00.000Z"
                     *         },
                     *         {
                     *           "id": 302,
                     *           "question_id": 71,
                     *           "option_text": "س = ٢",
                     *           "is_correct": 1,
                     *           "position": 2,
                     *           "created_at": "2026-08-30T10:05:00.000Z"
                     *         }
                     *       ],
                     *       "total": 2,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["OptionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    setOptions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Allows the client to send a request again safely. The client creates a random value, such as a UUID, for each new resource. For 24 hours, the same key from the same account gets the same response and creates nothing more. A second call waits while the first one runs. The same key with another path or body gets 422 `idempotency_key_reused`. Errors are not stored, so a corrected form may use the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "options": [
                 *         {
                 *           "option_text": "س = ١",
                 *           "is_correct": 0
                 *         },
                 *         {
                 *           "option_text": "س = ٢",
                 *           "is_correct": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OptionsRequest"];
            };
        };
        responses: {
            /** @description The updated question. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 71,
                     *       "quiz_id": 9,
                     *       "course_id": 12,
                     *       "question_text": "ما حل المعادلة ٢س + ٣ = ٧؟",
                     *       "type": "multiple_choice",
                     *       "position": 1,
                     *       "options_count": 2,
                     *       "explanation": "نطرح ٣ من الطرفين ثم نقسم على ٢.",
                     *       "options": [
                     *         {
                     *           "id": 301,
                     *           "question_id": 71,
                     *           "option_text": "س = ١",
                     *           "is_correct": 0,
                     *           "position": 1,
                     *           "created_at": "2026-08-30T10:05:00.000Z"
                     *         },
                     *         {
                     *           "id": 302,
                     *           "question_id": 71,
                     *           "option_text": "س = ٢",
                     *           "is_correct": 1,
                     *           "position": 2,
                     *           "created_at": "2026-08-30T10:05:00.000Z"
                     *         }
                     *       ],
                     *       "created_at": "2026-08-30T10:02:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Question"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The option. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 302,
                     *       "question_id": 71,
                     *       "option_text": "س = ٢",
                     *       "is_correct": 1,
                     *       "position": 2,
                     *       "created_at": "2026-08-30T10:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Option"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "option_text": "س = ٢",
                 *       "is_correct": 1
                 *     }
                 */
                "application/json": components["schemas"]["OptionUpdateRequest"];
            };
        };
        responses: {
            /** @description The updated option. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 302,
                     *       "question_id": 71,
                     *       "option_text": "س = ٢",
                     *       "is_correct": 1,
                     *       "position": 2,
                     *       "created_at": "2026-08-30T10:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Option"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The option was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The question needs this option. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "options_too_few",
                     *       "message": "يجب أن يبقى اختياران على الأقل."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuizAttempts: {
        parameters: {
            query?: {
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of attempts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "attempts": [
                     *         {
                     *           "id": 501,
                     *           "attempt": 1,
                     *           "mark": 1,
                     *           "total": 2,
                     *           "created_at": "2026-09-14T17:32:10.000Z"
                     *         },
                     *         {
                     *           "id": 514,
                     *           "attempt": 2,
                     *           "mark": 2,
                     *           "total": 2,
                     *           "created_at": "2026-09-14T17:41:55.000Z"
                     *         }
                     *       ],
                     *       "total": 2,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["QuizAttemptList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuizAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description The number of the attempt. 1 is the first.
                 * @example 1
                 */
                attempt: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 501,
                     *       "quiz_id": 9,
                     *       "attempt": 1,
                     *       "mark": 0,
                     *       "total": 1,
                     *       "created_at": "2026-09-14T17:32:10.000Z",
                     *       "answers": [
                     *         {
                     *           "question_id": 71,
                     *           "question_text": "ما حل المعادلة ٢س + ٣ = ٧؟",
                     *           "option_id": 301,
                     *           "option_text": "س = ١",
                     *           "correct_option_id": 302,
                     *           "correct_option_text": "س = ٢",
                     *           "options": [
                     *             {
                     *               "id": 301,
                     *               "option_text": "س = ١"
                     *             },
                     *             {
                     *               "id": 302,
                     *               "option_text": "س = ٢"
                     *             }
                     *           ],
                     *           "explanation": "نطرح ٣ من الطرفين ثم نقسم على ٢.",
                     *           "state": "same"
                     *         }
                     *       ],
                     *       "practice_questions": [
                     *         {
                     *           "id": 71,
                     *           "question_text": "ما حل المعادلة ٢س + ٣ = ٧؟",
                     *           "type": "multiple_choice",
                     *           "position": 1,
                     *           "options": [
                     *             {
                     *               "id": 301,
                     *               "option_text": "س = ١",
                     *               "position": 1
                     *             },
                     *             {
                     *               "id": 302,
                     *               "option_text": "س = ٢",
                     *               "position": 2
                     *             }
                     *           ],
                     *           "correct_option_id": 302,
                     *           "explanation": "نطرح ٣ من الطرفين ثم نقسم على ٢."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QuizAttemptReview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createQuizResult: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Allows the client to send a request again safely. The client creates a random value, such as a UUID, for each new resource. For 24 hours, the same key from the same account gets the same response and creates nothing more. A second call waits while the first one runs. The same key with another path or body gets 422 `idempotency_key_reused`. Errors are not stored, so a corrected form may use the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quiz_id": 9,
                 *       "attempt_key": "0b8f5c52-6a51-4b0e-9c1e-3d1f0d6f6a77",
                 *       "answers": [
                 *         {
                 *           "question_id": 71,
                 *           "option_id": 302
                 *         },
                 *         {
                 *           "question_id": 72,
                 *           "option_id": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["QuizResultRequest"];
            };
        };
        responses: {
            /** @description The marked and stored attempt. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 501,
                     *       "quiz_id": 9,
                     *       "mark": 1,
                     *       "total": 2,
                     *       "attempt": 1,
                     *       "answers": [
                     *         {
                     *           "question_id": 71,
                     *           "option_id": 302,
                     *           "correct_option_id": 302,
                     *           "explanation": null
                     *         },
                     *         {
                     *           "question_id": 72,
                     *           "option_id": null,
                     *           "correct_option_id": 304,
                     *           "explanation": "مربع أي عدد حقيقي ليس سالبًا."
                     *         }
                     *       ],
                     *       "created_at": "2026-09-14T17:32:10.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QuizResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyProgress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The courses with the video to continue with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "courses": [
                     *         {
                     *           "course": {
                     *             "id": 12,
                     *             "name": "الجبر للصف الأول الثانوي",
                     *             "slug": "algebra-1",
                     *             "excerpt": "شرح المنهج خطوة بخطوة.",
                     *             "price": 250,
                     *             "image": "courses/12/3f9ac1.webp",
                     *             "image_small": "courses/12/3f9ac1-320.webp",
                     *             "user_id": 7,
                     *             "user": {
                     *               "id": 7,
                     *               "name": "منى عبد الله",
                     *               "image": null,
                     *               "image_small": null
                     *             },
                     *             "category_id": 3,
                     *             "categories": [
                     *               {
                     *                 "id": 3,
                     *                 "name": "الرياضيات"
                     *               }
                     *             ],
                     *             "users_count": 38,
                     *             "videos_count": 8,
                     *             "records_count": 2,
                     *             "pdfs_count": 1,
                     *             "summaries_count": 0,
                     *             "quizzes_count": 1,
                     *             "created_at": "2026-08-21T10:00:00.000Z"
                     *           },
                     *           "videos_count": 8,
                     *           "watched_count": 3,
                     *           "percent": 37,
                     *           "played_at": "2026-09-14T17:32:10.000Z",
                     *           "next_video": {
                     *             "id": 104,
                     *             "title": "حل المعادلة التربيعية",
                     *             "position": 750,
                     *             "duration": 1510
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MyProgress"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveProgress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "positions": [
                 *         {
                 *           "video_id": 104,
                 *           "position": 750,
                 *           "duration": 1510,
                 *           "age_ms": 0
                 *         },
                 *         {
                 *           "video_id": 103,
                 *           "position": 1180,
                 *           "duration": 1200,
                 *           "is_watched": 1,
                 *           "age_ms": 900000
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProgressRequest"];
            };
        };
        responses: {
            /** @description What is stored now for the videos of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "videos": [
                     *         {
                     *           "video_id": 104,
                     *           "position": 750,
                     *           "duration": 1510,
                     *           "is_watched": 0,
                     *           "played_at": "2026-09-14T17:32:10.000Z"
                     *         }
                     *       ],
                     *       "refused": [
                     *         {
                     *           "video_id": 103,
                     *           "reason": "not_found"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SavedProgress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCourseProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The progress. `videos` has an entry for each video that was begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "videos_count": 8,
                     *       "watched_count": 3,
                     *       "percent": 37,
                     *       "videos": [
                     *         {
                     *           "video_id": 104,
                     *           "position": 750,
                     *           "duration": 1510,
                     *           "is_watched": 0,
                     *           "played_at": "2026-09-14T17:32:10.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CourseProgress"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCourseProgressStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A positive integer. Anything else gets 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts, with every video of the course in its order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "subscribers_count": 38,
                     *       "started_count": 20,
                     *       "finished_count": 4,
                     *       "videos": [
                     *         {
                     *           "video_id": 104,
                     *           "title": "حل المعادلة التربيعية",
                     *           "started_count": 18,
                     *           "watched_count": 12,
                     *           "stops": [
                     *             0,
                     *             1,
                     *             0,
                     *             3,
                     *             0,
                     *             0,
                     *             1,
                     *             1,
                     *             0,
                     *             0
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CourseProgressStatistics"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "scope": "own",
                     *       "totals": {
                     *         "courses_count": 1,
                     *         "subscribers_count": 38,
                     *         "quiz_results_count": 20,
                     *         "average_mark": 71.5,
                     *         "marks_spread": [
                     *           1,
                     *           2,
                     *           4,
                     *           8,
                     *           5
                     *         ],
                     *         "value": 9500
                     *       },
                     *       "months": [
                     *         {
                     *           "month": "2026-11",
                     *           "subscribers_count": 6,
                     *           "courses_count": 0
                     *         }
                     *       ],
                     *       "courses": [
                     *         {
                     *           "id": 12,
                     *           "name": "الجبر للصف الأول الثانوي",
                     *           "slug": "algebra-1",
                     *           "image": "courses/12/3f9ac1.webp",
                     *           "image_small": "courses/12/3f9ac1-320.webp",
                     *           "users_count": 38,
                     *           "quiz_results_count": 20,
                     *           "average_mark": 71.5,
                     *           "marks_spread": [
                     *             1,
                     *             2,
                     *             4,
                     *             8,
                     *             5
                     *           ],
                     *           "value": 9500
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Overview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /**
                 * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». An empty search is ignored. A search without letters and digits (`%`) finds nothing.
                 * @example رياضيات
                 */
                search?: components["parameters"]["Search"];
                kind?: components["schemas"]["AuditKind"];
                /**
                 * @description The id of an operation, a command of the operator, or `setup`.
                 * @example updateUser
                 */
                action?: string;
                /** @description Only entries of this account. */
                actor_id?: number;
                target_type?: components["schemas"]["AuditTargetType"];
                target_id?: number;
                /** @description Only what one request has changed. */
                request_id?: string;
                /** @description Only entries from this time on. */
                from?: string;
                /** @description Only entries before this time. */
                to?: string;
                /** @description Only entries with a smaller id. */
                before_id?: number;
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "audit_entries": [
                     *         {
                     *           "id": 318,
                     *           "created_at": "2026-11-27T18:04:11.000Z",
                     *           "kind": "update",
                     *           "action": "updateUser",
                     *           "actor_id": 1,
                     *           "actor_name": "منى السيد",
                     *           "actor_email": "mona@example.com",
                     *           "actor_role": "admin",
                     *           "target_type": "user",
                     *           "target_id": 41,
                     *           "target_label": "أحمد علي",
                     *           "course_id": null,
                     *           "changes": [
                     *             {
                     *               "field": "phone",
                     *               "before": "01012345678",
                     *               "after": "01112345678"
                     *             }
                     *           ],
                     *           "attempts": 1,
                     *           "request_id": "0e6a2c5e-6ff7-4f43-9d52-0a4f4f0c7d1e",
                     *           "address": "203.0.113.7"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["AuditEntryList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    countLosses: {
        parameters: {
            query: {
                of: "courses" | "users" | "quizzes" | "questions";
                /**
                 * @description Ids, separated by commas. At most 200.
                 * @example 12,13
                 */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "courses": 0,
                     *       "subscriptions": 38,
                     *       "videos": 6,
                     *       "records": 2,
                     *       "pdfs": 3,
                     *       "summaries": 4,
                     *       "files": 8,
                     *       "quizzes": 1,
                     *       "questions": 10,
                     *       "options": 0,
                     *       "results": 20,
                     *       "answers": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Losses"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "user_id": 41
                 *     }
                 */
                "application/json": components["schemas"]["NotificationsRequest"];
            };
        };
        responses: {
            /** @description One page of notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "notifications": [
                     *         {
                     *           "id": 7001,
                     *           "data": {
                     *             "course_slug": "algebra-1",
                     *             "course_name": "الجبر للصف الأول الثانوي",
                     *             "video_id": 88,
                     *             "video_title": "المعادلات"
                     *           },
                     *           "read_at": null,
                     *           "created_at": "2026-09-20T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "unread_count": 1,
                     *       "total": 1,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         7001
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NotificationsReadRequest"];
            };
        };
        responses: {
            /** @description The number of notifications that are still unread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "unread_count": 0
                     *     }
                     */
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. It stays open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example event: unread
                     *     data: {"unread_count":1}
                     */
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "players": {
                     *         "website": "/demo/player/?video={id}",
                     *         "app": "https://player.example.com/embed/{id}",
                     *         "record": "/demo/player/?record={id}"
                     *       },
                     *       "player_ids": {
                     *         "website": "[\\w-]{11}",
                     *         "app": "\\d{6,12}",
                     *         "record": "\\d{6,12}"
                     *       },
                     *       "embed_hosts": [
                     *         "player.example.com"
                     *       ],
                     *       "embed_providers": [
                     *         "youtube",
                     *         "vimeo"
                     *       ],
                     *       "wallet_number": "01001234567",
                     *       "contacts": {
                     *         "phone": "+20 100 123 4567",
                     *         "email": "info@fanous.example",
                     *         "address": "12 شارع التحرير، الدقي، الجيزة"
                     *       },
                     *       "social_links": [
                     *         {
                     *           "network": "facebook",
                     *           "url": "https://www.facebook.com/fanous.example"
                     *         },
                     *         {
                     *           "network": "youtube",
                     *           "url": "https://www.youtube.com/@fanous.example"
                     *         },
                     *         {
                     *           "network": "instagram",
                     *           "url": "https://www.instagram.com/fanous.example"
                     *         },
                     *         {
                     *           "network": "whatsapp",
                     *           "url": "https://wa.me/201001234567"
                     *         }
                     *       ],
                     *       "app_download": {
                     *         "url": "https://files.example.com/fanous.apk",
                     *         "size": 18874368
                     *       },
                     *       "limits": {
                     *         "json_bytes": 1048576,
                     *         "image_bytes": 10485760,
                     *         "pdf_bytes": 104857600,
                     *         "record_bytes": 2147483648,
                     *         "video_bytes": 4294967296,
                     *         "summary_images": 20,
                     *         "password_min": 8,
                     *         "password_max": 128,
                     *         "name_max": 200,
                     *         "description_max": 10000,
                     *         "price_max": 1000000
                     *       },
                     *       "content_guard": 1,
                     *       "video_watermark": 0,
                     *       "free_videos_without_account": 0,
                     *       "password_reset_links": 1,
                     *       "audit_log": 1,
                     *       "password_reset_mail": 1,
                     *       "email_confirmation": 1,
                     *       "device_list": 1,
                     *       "two_step": 1,
                     *       "own_data": 1,
                     *       "passkeys": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Settings"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
}
