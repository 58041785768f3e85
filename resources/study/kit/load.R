# The tables of this study as data frames: source("load.R"), then study$games and so on.
# Numbers, truth values and missing values are read as such; the .json file beside each table says what they mean.

# Columns of texts, whatever stands in them: a code may be 01 or NA, and a word true.
texts <- @TEXTS@

read_sheet <- function(file, sep) {
  header <- scan(file, "", sep = sep, nlines = 1, quiet = TRUE,
                 fileEncoding = if (sep == ",") "UTF-8-BOM" else "")
  found <- read.table(file, header = TRUE, sep = sep, quote = "\"", comment.char = "", encoding = "UTF-8",
                      fileEncoding = if (sep == ",") "UTF-8-BOM" else "",
                      colClasses = ifelse(header %in% texts, "character", NA))
  for (column in intersect(texts, header)) {
    found[[column]][is.na(found[[column]])] <- "NA"
    found[[column]] <- sub("^'('*[=+@\uff1d\uff0b\uff0d\uff20-])", "\\1", found[[column]]) # Guarded from spreadsheets.
  }
  found
}

read_study <- function(folder = ".") {
  tables <- c("participants", "games", "attempts", "answers", "events")
  found <- list()
  for (table in tables) {
    file <- file.path(folder, paste0(table, ".tsv"))
    found[[table]] <- if (file.exists(file)) read_sheet(file, "\t")
                      else read_sheet(file.path(folder, paste0(table, ".csv")), ",")
  }
  found
}

study <- read_study()
str(study, max.level = 1)
